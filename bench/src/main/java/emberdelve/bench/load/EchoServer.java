package emberdelve.bench.load;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.handler.codec.LineBasedFrameDecoder;
import java.lang.management.ManagementFactory;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * The least that a line server on Netty can do: it sends each line back. One event loop; nothing
 * that has to answer lines over these sockets on this machine can be much quicker.
 */
final class EchoServer implements Opponent {
    private static final int BACKLOG = 1024;

    /** As the server's own default. */
    private static final int LINE_MAX_OCTETS = 1024;

    private static final ByteBuf LINE_END =
            Unpooled.unreleasableBuffer(Unpooled.wrappedBuffer(new byte[] {'\r', '\n'}));

    private final EventLoopGroup group;
    private final Channel listening;
    private final long loopThread;

    private EchoServer(EventLoopGroup group, Channel listening, long loopThread) {
        this.group = group;
        this.listening = listening;
        this.loopThread = loopThread;
    }

    /** Listens on any free port of the loopback address. */
    static EchoServer start() {
        var group = Sockets.oneLoop();
        var loopThread = group.submit(() -> Thread.currentThread().threadId());
        var bound =
                new ServerBootstrap()
                        .group(group)
                        .channel(Sockets.listener())
                        .option(ChannelOption.SO_BACKLOG, BACKLOG)
                        .childOption(ChannelOption.TCP_NODELAY, true)
                        .childHandler(new Lines())
                        .bind("127.0.0.1", 0)
                        .syncUninterruptibly();
        return new EchoServer(group, bound.channel(), loopThread.syncUninterruptibly().getNow());
    }

    @Override
    public String name() {
        return "bare Netty echo";
    }

    @Override
    public int port() {
        return ((InetSocketAddress) listening.localAddress()).getPort();
    }

    /** Of its event loop: the players share its process. */
    @Override
    public Duration cpu() {
        return Duration.ofNanos(
                ManagementFactory.getThreadMXBean().getThreadCpuTime(loopThread));
    }

    @Override
    public List<Step> login(int number) {
        return List.of();
    }

    @Override
    public void close() {
        group.shutdownGracefully(0, 1, TimeUnit.SECONDS).syncUninterruptibly();
    }

    private static final class Lines extends ChannelInitializer<Channel> {
        @Override
        protected void initChannel(Channel channel) {
            channel.pipeline().addLast(new LineBasedFrameDecoder(LINE_MAX_OCTETS), new Echo());
        }
    }

    private static final class Echo extends ChannelInboundHandlerAdapter {
        // A write that fails closes the channel; its player tells.
        @SuppressWarnings("FutureReturnValueIgnored")
        @Override
        public void channelRead(ChannelHandlerContext context, Object line) {
            context.write(line, context.voidPromise());
            context.write(LINE_END.duplicate(), context.voidPromise());
        }

        @Override
        public void channelReadComplete(ChannelHandlerContext context) {
            context.flush();
        }
    }
}
