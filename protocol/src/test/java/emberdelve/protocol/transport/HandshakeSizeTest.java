package emberdelve.protocol.transport;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.protocol.transport.tls.Credentials;
import emberdelve.protocol.transport.tls.PemFiles;
import emberdelve.protocol.transport.tls.SelfSigned;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.ssl.SslContextBuilder;
import io.netty.handler.ssl.util.InsecureTrustManagerFactory;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;

import javax.net.ssl.SSLException;

/** A pair of channels without a network; the server's steps wait until the test does them. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class HandshakeSizeTest {
    private static final int ROUNDS = 50;

    private final Queue<Runnable> steps = new ArrayDeque<>();
    private final List<Throwable> faults = new ArrayList<>();
    private PemFiles files = new PemFiles(Path.of(""), Path.of(""));
    private EmbeddedChannel server = new EmbeddedChannel();
    private EmbeddedChannel client = new EmbeddedChannel();

    @BeforeAll
    void makeACertificate(@TempDir Path folder) {
        files = SelfSigned.in(folder, new SecureRandom(), Instant.now());
    }

    @AfterEach
    void hangUp() {
        client.finishAndReleaseAll();
        server.finishAndReleaseAll();
        steps.clear();
        faults.clear();
    }

    @Test
    void whoSendsMoreBeforeTlsIsAgreedOnIsToldOfOnceAndClosed() throws SSLException {
        connect();
        var firstWords = pour(client, server);
        assertThat(firstWords).isPositive();
        assertThat(steps).as("a step waits for its turn").hasSize(1);

        server.writeInbound(octets(HandshakeSize.MOST - firstWords));
        assertThat(server.isOpen()).isTrue();
        server.pipeline().fireChannelRead(octets(1)).fireChannelRead(octets(1));

        assertThat(server.isOpen()).isFalse();
        assertThat(faults)
                .singleElement()
                .isInstanceOf(TransportException.class)
                .asString()
                .endsWith("TLS handshake: more than 65536 octets");
    }

    @Test
    void onceItIsAgreedOnAnythingMayBeSent() throws SSLException {
        connect();
        for (var round = 0; round < ROUNDS; round++) {
            pour(client, server);
            while (!steps.isEmpty()) steps.remove().run();
            server.runPendingTasks();
            pour(server, client);
        }
        client.writeOutbound(octets(2 * HandshakeSize.MOST));
        pour(client, server);

        var read = 0;
        for (ByteBuf some = server.readInbound(); some != null; some = server.readInbound()) {
            read += some.readableBytes();
            some.release();
        }
        assertThat(read).isEqualTo(2 * HandshakeSize.MOST);
        assertThat(faults).isEmpty();
    }

    private void connect() throws SSLException {
        server = new EmbeddedChannel();
        Transports.addTls(server.pipeline(), Credentials.read(files).context(), steps::add);
        server.pipeline()
                .addLast(
                        new ChannelInboundHandlerAdapter() {
                            @Override
                            public void exceptionCaught(ChannelHandlerContext ctx, Throwable why) {
                                faults.add(why);
                            }
                        });
        client =
                new EmbeddedChannel(
                        SslContextBuilder.forClient()
                                .trustManager(InsecureTrustManagerFactory.INSTANCE)
                                .build()
                                .newHandler(server.alloc()));
    }

    /** How many octets went over. */
    private static int pour(EmbeddedChannel from, EmbeddedChannel to) {
        from.runPendingTasks();
        var all = 0;
        for (ByteBuf some = from.readOutbound(); some != null; some = from.readOutbound()) {
            all += some.readableBytes();
            to.writeInbound(some);
        }
        return all;
    }

    private static ByteBuf octets(int many) {
        return Unpooled.wrappedBuffer(new byte[many]);
    }
}
