package emberdelve.protocol.transport;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.handler.codec.http.DefaultHttpHeaders;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.net.InetAddress;

/** From where a visitor comes whom a proxy at 192.0.2.1 has passed on. */
final class VisitorAddressTest {
    private static final InetAddress PROXY = InetAddress.ofLiteral("192.0.2.1");

    private record Proxies(VisitorHeader header) implements TrustedProxies {
        @Override
        public boolean isTrusted(InetAddress address) {
            return new OneProxy().isTrusted(address);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "198.51.100.7 | 198.51.100.7",
                "203.0.113.9, 198.51.100.7 | 198.51.100.7",
                "203.0.113.9 , 198.51.100.7,192.0.2.4 | 198.51.100.7",
                "192.0.2.5, 192.0.2.4 | 192.0.2.5",
                "198.51.100.7:4711 | 198.51.100.7",
                "2001:db8::7 | 2001:db8:0:0:0:0:0:7",
                "[2001:db8::7]:4711 | 2001:db8:0:0:0:0:0:7",
                "unknown | 192.0.2.1",
                "203.0.113.9, unknown | 192.0.2.1",
                "203.0.113.9, unknown, 192.0.2.4 | 192.0.2.4",
                "203.0.113.9, | 192.0.2.1",
                "localhost | 192.0.2.1",
                "1.2.3 | 192.0.2.1",
                "999.1.1.1 | 192.0.2.1",
                "0x7f000001 | 192.0.2.1",
                "'' | 192.0.2.1"
            })
    void theLastHopThatIsNoProxyIsTheVisitor(String header, String visitor) {
        assertThat(forwardedFor(header).address().getHostAddress()).isEqualTo(visitor);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "for=198.51.100.7 | 198.51.100.7 | false",
                "For=\"[2001:db8::7]:4711\";proto=https | 2001:db8:0:0:0:0:0:7 | true",
                "proto=https;for=198.51.100.7;by=203.0.113.43 | 198.51.100.7 | true",
                "for=203.0.113.9;proto=https, for=198.51.100.7;proto=http | 198.51.100.7 | false",
                "for=198.51.100.7;proto=https, for=192.0.2.4;proto=http | 198.51.100.7 | true",
                "for=\"203.0.113.9, for=198.51.100.7 | 198.51.100.7 | false",
                "for=203.0.113.9, for=_hidden | 192.0.2.1 | false",
                "for=203.0.113.9, by=198.51.100.7 | 192.0.2.1 | false",
                "xfor=203.0.113.9 | 192.0.2.1 | false"
            })
    void theSameByTheStandardsHeader(String header, String visitor, boolean encrypted) {
        var headers = new DefaultHttpHeaders().add("Forwarded", header);
        headers.add("X-Forwarded-For", "203.0.113.77");
        var found = VisitorAddress.of(PROXY, headers, new Proxies(VisitorHeader.FORWARDED));

        assertThat(found.address().getHostAddress()).isEqualTo(visitor);
        assertThat(found.encrypted()).isEqualTo(encrypted);
    }

    @Test
    void severalHeadersAreOneListAndTheOtherKindIsNotRead() {
        var headers = new DefaultHttpHeaders().add("X-Forwarded-For", "203.0.113.9");
        headers.add("X-Forwarded-For", "198.51.100.7");
        headers.add("Forwarded", "for=203.0.113.77");
        var found = VisitorAddress.of(PROXY, headers, new OneProxy());

        assertThat(found.address().getHostAddress()).isEqualTo("198.51.100.7");
        assertThat(found.encrypted()).isFalse();
        headers.add("X-Forwarded-Proto", "https");
        assertThat(VisitorAddress.of(PROXY, headers, new OneProxy()).encrypted()).isTrue();
    }

    private static VisitorAddress forwardedFor(String header) {
        var headers = new DefaultHttpHeaders().add("X-Forwarded-For", header);
        return VisitorAddress.of(PROXY, headers, new OneProxy());
    }
}
