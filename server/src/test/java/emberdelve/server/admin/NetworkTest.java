package emberdelve.server.admin;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NetworkTest {
    @Test
    void anOldAddressIsItselfAndANewOneItsNetwork() {
        assertThat(Network.of("192.0.2.7")).contains("192.0.2.7");
        assertThat(Network.of("2001:db8:1:2:3:4:5:6"))
                .contains("2001:db8:1:2:0:0:0:0")
                .isEqualTo(Network.of("2001:db8:1:2::9"))
                .isEqualTo(Network.of("/2001:db8:1:2:0:0:0:0"));
    }

    @Test
    void whatIsNoAddressIsNoneAndNoNameIsLookedUp() {
        for (var wrong : new String[] {"", "mira", "7", "192.0.2.256", "example.org", ":", "/"})
            assertThat(Network.of(wrong)).as(wrong).isEmpty();
    }
}
