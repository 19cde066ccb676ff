package emberdelve.protocol.transport;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.Arrays;

/** What each transport can carry. */
final class TransportTest {
    @Test
    void telnetIsNeverCompressedInsideWebSocket() {
        assertThat(Arrays.stream(Transport.values()).filter(Transport::mayCompress))
                .containsExactly(Transport.TELNET, Transport.TLS);
    }

    @Test
    void everySubprotocolIsFoundByItsName() {
        assertThat(Transport.subprotocols())
                .hasSize(4)
                .allSatisfy(name -> assertThat(Transport.ofSubprotocol(name)).isPresent());
    }
}
