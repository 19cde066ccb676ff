package emberdelve.protocol.transport;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.protocol.transport.tls.Credentials;
import emberdelve.protocol.transport.tls.PemFiles;
import emberdelve.protocol.transport.tls.SelfSigned;

import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.ssl.SslContextBuilder;
import io.netty.handler.ssl.SslHandler;
import io.netty.handler.ssl.util.InsecureTrustManagerFactory;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;

import javax.net.ssl.SSLException;

/** A pair of channels without a network, with TLS between them. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class TlsFarewellTest {
    /** A handshake is over after a few flights; tasks of the engine run in between. */
    private static final int ROUNDS = 50;

    private PemFiles files = new PemFiles(Path.of(""), Path.of(""));

    @BeforeAll
    void makeACertificate(@TempDir Path folder) {
        files = SelfSigned.in(folder, new SecureRandom(), Instant.now());
    }

    @ParameterizedTest
    @ValueSource(strings = {"TLSv1.2", "TLSv1.3"})
    void aPeerThatSaysGoodbyeIsAnsweredAndClosed(String version) throws SSLException {
        var server = new EmbeddedChannel();
        Transports.addTls(server.pipeline(), Credentials.read(files).context(), Runnable::run);
        var client =
                new EmbeddedChannel(
                        SslContextBuilder.forClient()
                                .trustManager(InsecureTrustManagerFactory.INSTANCE)
                                .protocols(version)
                                .build()
                                .newHandler(new EmbeddedChannel().alloc()));
        var tls = client.pipeline().get(SslHandler.class);
        carry(client, server);
        assertThat(tls.handshakeFuture().isSuccess()).isTrue();
        assertThat(server.isOpen()).isTrue();

        var said = tls.closeOutbound();
        carry(client, server);

        assertThat(said.isSuccess()).isTrue();
        assertThat(server.isOpen()).as("the server has closed the connection").isFalse();
        assertThat(tls.engine().isInboundDone()).as("and has said so").isTrue();
        client.finishAndReleaseAll();
        server.finishAndReleaseAll();
    }

    private static void carry(EmbeddedChannel one, EmbeddedChannel other) {
        for (var round = 0; round < ROUNDS; round++) {
            pour(one, other);
            pour(other, one);
        }
    }

    private static void pour(EmbeddedChannel from, EmbeddedChannel to) {
        from.runPendingTasks();
        for (Object octets = from.readOutbound(); octets != null; octets = from.readOutbound()) {
            if (to.isOpen()) to.writeInbound(octets);
        }
    }
}
