package emberdelve.server.endtoend;

import io.netty.bootstrap.Bootstrap;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslContextBuilder;
import io.netty.handler.ssl.util.InsecureTrustManagerFactory;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

import javax.net.ssl.SSLException;

/** Many who connect at once, a few from each address, and wait for the question for their name. */
final class Crowd implements AutoCloseable {
    private static final int PER_ADDRESS = 8;
    private static final int ADDRESSES = 250;
    private static final int CONNECT_WITHIN_MILLIS = 120_000;
    private static final String GREETING = "Name: ";
    private static final String UPGRADE =
            """
            GET / HTTP/1.1\r
            Host: localhost\r
            Upgrade: websocket\r
            Connection: Upgrade\r
            Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
            Sec-WebSocket-Version: 13\r
            Sec-WebSocket-Protocol: telnet.mudstandards.org\r
            \r
            """;

    /** Two, so that they are not slower than the server that they wait for. */
    private final EventLoopGroup loops =
            new MultiThreadIoEventLoopGroup(2, NioIoHandler.newFactory());

    /** By this version the first words cost a client nothing: thousands of them are one process. */
    private final SslContext tls =
            SslContextBuilder.forClient()
                    .protocols("TLSv1.2")
                    .trustManager(InsecureTrustManagerFactory.INSTANCE)
                    .build();

    private final AtomicInteger came = new AtomicInteger();
    private final AtomicInteger greeted = new AtomicInteger();
    private final Queue<String> cutOff = new ConcurrentLinkedQueue<>();

    /** How they come. */
    enum Way {
        TELNET,
        TLS,
        WEBSOCKET
    }

    Crowd() throws SSLException {}

    /** So many connect there, all at once; they stay. */
    void comes(Way way, int port, int many) {
        var bootstrap =
                new Bootstrap()
                        .group(loops)
                        .channel(NioSocketChannel.class)
                        .option(ChannelOption.CONNECT_TIMEOUT_MILLIS, CONNECT_WITHIN_MILLIS)
                        .handler(
                                new ChannelInitializer<Channel>() {
                                    @Override
                                    protected void initChannel(Channel channel) {
                                        prepare(way, channel);
                                    }
                                });
        var server = new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
        for (var each = 0; each < many; each++) connect(way, bootstrap, server);
    }

    private void connect(Way way, Bootstrap bootstrap, InetSocketAddress server) {
        var house = came.getAndIncrement() / PER_ADDRESS;
        // Who came another way before may not have gone yet, and counts by address.
        var from =
                "127."
                        + (1 + way.ordinal())
                        + "."
                        + house / ADDRESSES
                        + "."
                        + (1 + house % ADDRESSES);
        bootstrap
                .connect(server, new InetSocketAddress(InetAddress.ofLiteral(from), 0))
                .addListener(made -> {
                    if (!made.isSuccess()) cutOff.add(String.valueOf(made.cause()));
                });
    }

    private void prepare(Way way, Channel channel) {
        if (way == Way.TLS) {
            var handler = tls.newHandler(channel.alloc());
            handler.setHandshakeTimeoutMillis(0);
            channel.pipeline().addLast(handler);
        }
        channel.pipeline().addLast(new Member(way));
    }

    /** Whether each of them has read the greeting, or was cut off before. */
    boolean isDealtWith() {
        return greeted.get() + cutOff.size() >= came.get();
    }

    /** How many were cut off, and by what the first; empty if all are still there. */
    Optional<String> firstCutOff() {
        return Optional.ofNullable(cutOff.peek())
                .map(first -> cutOff.size() + ", the first by " + first);
    }

    @Override
    public void close() {
        loops.shutdownGracefully(0, 0, TimeUnit.SECONDS).syncUninterruptibly();
    }

    /** One of them. */
    private final class Member extends SimpleChannelInboundHandler<ByteBuf> {
        private final Way way;
        private final StringBuilder read = new StringBuilder();

        private Member(Way way) {
            this.way = way;
        }

        // What comes of it is read.
        @SuppressWarnings("FutureReturnValueIgnored")
        @Override
        public void channelActive(ChannelHandlerContext ctx) {
            if (way == Way.WEBSOCKET)
                ctx.writeAndFlush(Unpooled.copiedBuffer(UPGRADE, StandardCharsets.US_ASCII));
        }

        @Override
        protected void channelRead0(ChannelHandlerContext ctx, ByteBuf octets) {
            var before = read.indexOf(GREETING);
            read.append(octets.toString(StandardCharsets.ISO_8859_1));
            if (before < 0 && read.indexOf(GREETING) >= 0) greeted.incrementAndGet();
        }

        @Override
        public void channelInactive(ChannelHandlerContext ctx) {
            if (!loops.isShuttingDown()) cutOff.add(way + ": closed after \"" + read + '"');
        }

        // There is nothing left to do when it cannot even be closed.
        @SuppressWarnings("FutureReturnValueIgnored")
        @Override
        public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
            cutOff.add(way + ": " + cause);
            ctx.close();
        }
    }
}
