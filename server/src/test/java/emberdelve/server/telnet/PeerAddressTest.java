package emberdelve.server.telnet;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.channel.embedded.EmbeddedChannel;

import org.junit.jupiter.api.Test;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;

final class PeerAddressTest {
    private static PeerAddress of(String address) {
        return PeerAddress.of(new InetSocketAddress(InetAddress.ofLiteral(address), 4000));
    }

    @Test
    void anIpv4AddressCountsByItself() {
        assertThat(of("192.0.2.1")).isEqualTo(new PeerAddress("192.0.2.1", "192.0.2.1"));
    }

    @Test
    void anIpv6AddressCountsByItsNetwork() {
        var one = of("2001:db8:1:2:3:4:5:6");
        var other = of("2001:db8:1:2:ffff::1");
        var elsewhere = of("2001:db8:1:3::1");

        assertThat(one.place()).isEqualTo(other.place()).isNotEqualTo(elsewhere.place());
        assertThat(one.text()).isNotEqualTo(other.text());
    }

    @Test
    void anIpv4AddressInsideAnIpv6OneIsAnIpv4Address() throws UnknownHostException {
        var octets = new byte[16];
        octets[10] = -1;
        octets[11] = -1;
        octets[12] = (byte) 192;
        octets[14] = 2;
        octets[15] = 1;
        var mapped = Inet6Address.getByAddress("", octets, -1);

        assertThat(PeerAddress.of(new InetSocketAddress(mapped, 1)))
                .isEqualTo(new PeerAddress("192.0.2.1", "192.0.2.1"));
    }

    @Test
    void whatHasNoAddressCountsTogether() {
        assertThat(PeerAddress.of(new EmbeddedChannel().remoteAddress()).place()).isEmpty();
    }
}
