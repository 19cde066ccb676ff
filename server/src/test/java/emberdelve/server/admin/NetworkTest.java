package emberdelve.server.admin;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.net.InetAddress;

class NetworkTest {
    @Test
    void anOldAddressIsItselfAndANewOneItsNetwork() {
        assertThat(network("192.0.2.7")).isEqualTo("192.0.2.7");
        assertThat(network("2001:db8:1:2:3:4:5:6"))
                .isEqualTo("2001:db8:1:2:0:0:0:0")
                .isEqualTo(network("2001:db8:1:2::9"));
    }

    @Test
    void noNameLooksLikeAnAddress() {
        assertThat(Network.looksLikeOne("192.0.2")).isTrue();
        assertThat(Network.looksLikeOne("2001:db8::/32")).isTrue();
        assertThat(Network.looksLikeOne("Mira")).isFalse();
    }

    private static String network(String literal) {
        return Network.of(InetAddress.ofLiteral(literal));
    }
}
