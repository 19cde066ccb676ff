package emberdelve.server.admin;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AddressRangeTest {
    @ParameterizedTest
    @CsvSource({
        "192.0.2.7, 192.0.2.7",
        "192.0.2.7/32, 192.0.2.7",
        "192.0.2.0/24, 192.0.2.0/24",
        "10.0.0.0/8, 10.0.0.0/8",
        "255.255.255.254/31, 255.255.255.254/31",
        "2001:db8:1:2:3:4:5:6, 2001:db8:1:2:0:0:0:0",
        "2001:DB8:1:2::/64, 2001:db8:1:2:0:0:0:0",
        "2001:db8::/32, 2001:db8:0:0:0:0:0:0/32",
        "fe80::/16, fe80:0:0:0:0:0:0:0/16",
        "::1, 0:0:0:0:0:0:0:0"
    })
    void eachRangeHasOneSpelling(String typed, String text) {
        var range = AddressRange.read(typed).orElseThrow();
        assertThat(range.text()).isEqualTo(text);
        assertThat(AddressRange.read(text)).contains(range);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "mira",
                "7",
                "192.0.2",
                "192.0",
                "192.0.2.256",
                "192.0.2.07",
                "0x7f.0.0.1",
                "192.0.2.0/",
                "192.0.2.0/7",
                "192.0.2.0/33",
                "192.0.2.0/024",
                "192.0.2.0/-1",
                "192.0.2.7/24",
                "192.0.2/24",
                "192.0.2.0/24/8",
                "/192.0.2.7",
                "192.0.2.*",
                "192.0.2.1-192.0.2.9",
                "0.0.0.0/0",
                "2001:db8",
                "2001:db8::/15",
                "2001:db8::/65",
                "2001:db8::1/32",
                "2001:db8::%eth0",
                "[2001:db8::]",
                "::ffff:192.0.2.7",
                "example.org",
                ":",
                ".",
                "192.0.2.0/999999999999"
            })
    void otherSpellingsAreNone(String typed) {
        assertThat(AddressRange.read(typed)).isEmpty();
    }

    @Test
    void itHoldsThoseThatBeginLikeIt() {
        assertThat(holds("192.0.2.0/24", "192.0.2.255")).isTrue();
        assertThat(holds("192.0.2.0/24", "192.0.3.0")).isFalse();
        assertThat(holds("192.0.2.7", "192.0.2.7")).isTrue();
        assertThat(holds("192.0.2.7", "192.0.2.6")).isFalse();
        assertThat(holds("2001:db8::/32", "2001:db8:ffff::9")).isTrue();
        assertThat(holds("2001:db8::/32", "2001:db9::9")).isFalse();
        assertThat(holds("2001:db8:1:2::", "2001:db8:1:2:3:4:5:6")).isTrue();
        assertThat(holds("2001:db8:1:2::", "2001:db8:1:3::")).isFalse();
        assertThat(holds("c000:200::/32", "192.0.2.0")).isFalse();
        assertThat(holds("192.0.2.0/24", "c000:200::")).isFalse();
    }

    private static boolean holds(String range, String address) {
        return AddressRange.read(range)
                .orElseThrow()
                .holds(AddressRange.address(address).orElseThrow());
    }
}
