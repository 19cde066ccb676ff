package emberdelve.protocol.transport;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.protocol.transport.tls.Credentials;
import emberdelve.protocol.transport.tls.SelfSigned;

import io.netty.bootstrap.Bootstrap;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.local.LocalAddress;
import io.netty.channel.local.LocalChannel;
import io.netty.channel.local.LocalIoHandler;
import io.netty.channel.local.LocalServerChannel;
import io.netty.handler.ssl.SslContextBuilder;
import io.netty.handler.ssl.util.InsecureTrustManagerFactory;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

import javax.net.ssl.SSLException;

/** Client and server in one process, on one event loop and without a network. */
final class TlsStreamTest {
    private static final long PATIENCE_SECONDS = 30;
    private static final TransportEvent AGREED = new TransportEvent.Agreed(Transport.TLS);

    /** Making one takes a second. */
    @TempDir static Path certificate = Path.of("");

    private final LocalAddress address = new LocalAddress(TlsStreamTest.class);
    private final EventLoopGroup loop =
            new MultiThreadIoEventLoopGroup(1, LocalIoHandler.newFactory());
    private final BlockingQueue<Object> heard = new LinkedBlockingQueue<>();
    private final BlockingQueue<TransportEvent> turns = new LinkedBlockingQueue<>();
    private final BlockingQueue<Runnable> steps = new LinkedBlockingQueue<>();
    private volatile Executor handshakes = Runnable::run;

    @BeforeEach
    void listen() {
        var context =
                Credentials.read(SelfSigned.in(certificate, new SecureRandom(), Instant.now()))
                        .context();
        new ServerBootstrap()
                .group(loop)
                .channel(LocalServerChannel.class)
                .childHandler(
                        new ChannelInitializer<Channel>() {
                            @Override
                            protected void initChannel(Channel channel) {
                                Transports.addTls(
                                        channel.pipeline(),
                                        context,
                                        step -> handshakes.execute(step));
                                channel.pipeline().addLast(new Listener());
                            }
                        })
                .bind(address)
                .syncUninterruptibly();
    }

    @AfterEach
    void stop() {
        loop.shutdownGracefully(0, 0, TimeUnit.SECONDS).syncUninterruptibly();
    }

    @ParameterizedTest
    @CsvSource({"TLSv1.2", "TLSv1.3"})
    void somebodyIsThereOnceTheHandshakeIsDone(String version) throws Exception {
        connect(version).writeAndFlush(ascii("mira")).syncUninterruptibly();

        assertThat(next()).isEqualTo("mira");
    }

    @ParameterizedTest
    @CsvSource({
        "TLSv1.2, 67617262616765206761726261676520",
        "TLSv1.3, 67617262616765206761726261676520",
        "TLSv1.2, 17030300200102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f20",
        "TLSv1.3, 17030300200102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f20",
        "TLSv1.3, 15030300020228",
        "TLSv1.3, 1603030004deadbeef"
    })
    void nonsenseAfterTheHandshakeIsToldOfOnceAndTheConnectionClosed(String version, String hex)
            throws Exception {
        var nonsense = Unpooled.wrappedBuffer(HexFormat.of().parseHex(hex));
        var beforeTls = connect(version).pipeline().firstContext();
        beforeTls
                .writeAndFlush(Unpooled.wrappedBuffer(nonsense, ascii("and more, and more")))
                .syncUninterruptibly();

        assertThat(untilTheEnd())
                .singleElement()
                .isInstanceOfSatisfying(
                        TransportException.class,
                        told ->
                                assertThat(told.getMessage())
                                        .startsWith("TLS: ")
                                        .doesNotContain(hex));
    }

    @Test
    void aHandshakeThatIsNoneIsToldOfOnceAndNobodyIsThere() throws Exception {
        var client =
                new Bootstrap()
                        .group(loop)
                        .channel(LocalChannel.class)
                        .handler(new ChannelInboundHandlerAdapter())
                        .connect(address)
                        .syncUninterruptibly()
                        .channel();
        client.writeAndFlush(ascii("GET / HTTP/1.1\r\n\r\n".repeat(2))).syncUninterruptibly();

        assertThat(untilTheEnd())
                .singleElement()
                .asString()
                .endsWith("TLS handshake: not a record of TLS");
    }

    @Test
    void theLoopIsFreeWhileAHandshakeWaitsForItsTurnAndBothSidesTurnsAreTold() throws Exception {
        handshakes = steps::add;
        begin("TLSv1.3");
        var step = steps.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);

        assertThat(loop.submit(() -> "free").get(PATIENCE_SECONDS, TimeUnit.SECONDS))
                .isEqualTo("free");
        assertThat(turns.remove()).isEqualTo(new TransportEvent.OursToDo());
        assertThat(turns).isEmpty();
        assertThat(heard).isEmpty();

        handshakes = Runnable::run;
        assertThat(step).isNotNull();
        step.run();
        assertThat(next()).isEqualTo(AGREED);
        assertThat(turns.remove()).isEqualTo(new TransportEvent.TheirsToDo());
    }

    @Test
    void whoHasGoneWhenItIsTheirTurnCostsNoHandshake() throws Exception {
        handshakes = steps::add;
        var client = begin("TLSv1.3");
        var step = steps.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        client.close().syncUninterruptibly();
        assertThat(next()).isEqualTo("inactive");

        assertThat(step).isNotNull();
        step.run();
        loop.submit(() -> {}).get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        assertThat(turns).containsExactly(new TransportEvent.OursToDo());
    }

    /** What the server answers to nonsense is an alert, which is no news to this client. */
    private static final class Expecting extends ChannelInboundHandlerAdapter {
        @Override
        public void exceptionCaught(ChannelHandlerContext context, Throwable alert) {}
    }

    /** With everything that was told of it taken out of the queue. */
    private Channel connect(String version) throws SSLException, InterruptedException {
        var client = begin(version);
        assertThat(next()).isEqualTo(AGREED);
        assertThat(next()).isEqualTo("active");
        return client;
    }

    private Channel begin(String version) throws SSLException {
        var context =
                SslContextBuilder.forClient()
                        .trustManager(InsecureTrustManagerFactory.INSTANCE)
                        .protocols(version)
                        .build();
        return new Bootstrap()
                .group(loop)
                .channel(LocalChannel.class)
                .handler(
                        new ChannelInitializer<Channel>() {
                            @Override
                            protected void initChannel(Channel channel) {
                                channel.pipeline()
                                        .addLast(
                                                context.newHandler(channel.alloc()),
                                                new Expecting());
                            }
                        })
                .connect(address)
                .syncUninterruptibly()
                .channel();
    }

    private Object next() throws InterruptedException {
        var next = heard.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        return next == null ? "nothing" : next;
    }

    /** Everything that is told before the server's end is closed. */
    private List<Object> untilTheEnd() throws InterruptedException {
        var all = new ArrayList<>();
        for (var told = next(); !told.equals("inactive"); told = next()) {
            all.add(told);
            if (told.equals("nothing")) break;
        }
        return all;
    }

    private static ByteBuf ascii(String text) {
        return Unpooled.copiedBuffer(text, StandardCharsets.US_ASCII);
    }

    /** Stands where a session would. */
    private final class Listener extends ChannelInboundHandlerAdapter {
        @Override
        public void channelActive(ChannelHandlerContext ctx) {
            heard.add("active");
        }

        @Override
        public void channelRead(ChannelHandlerContext ctx, Object message) {
            var octets = (ByteBuf) message;
            heard.add(octets.toString(StandardCharsets.US_ASCII));
            octets.release();
        }

        @Override
        public void channelInactive(ChannelHandlerContext ctx) {
            heard.add("inactive");
        }

        @Override
        public void userEventTriggered(ChannelHandlerContext ctx, Object told) {
            switch (told) {
                case TransportEvent.OursToDo ours -> turns.add(ours);
                case TransportEvent.TheirsToDo theirs -> turns.add(theirs);
                case TransportEvent other -> heard.add(other);
                default -> {}
            }
        }

        @Override
        public void exceptionCaught(ChannelHandlerContext ctx, Throwable why) {
            heard.add(why);
        }
    }
}
