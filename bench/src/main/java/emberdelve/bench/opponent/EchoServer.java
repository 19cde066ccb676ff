package emberdelve.bench.opponent;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.handler.codec.LineBasedFrameDecoder;
import io.netty.util.ReferenceCountUtil;

import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The least that a line server on Netty can do: it sends each line back, or to everybody who is
 * connected. It has one event loop, and flushes once for all that came at once; no server that
 * answers lines over these sockets on this machine can be much quicker.
 */
final class EchoServer {
    static final String TO_ONE = "to-one";
    static final String TO_ALL = "to-all";

    private static final int BACKLOG = 4096;

    /** The longest line, as the server's own default. */
    private static final int LINE_MAX_OCTETS = 1024;

    private static final ByteBuf LINE_END =
            Unpooled.unreleasableBuffer(Unpooled.wrappedBuffer(new byte[] {'\r', '\n'}));

    private EchoServer() {}

    /** Listens on any free port of the loopback address until the process is ended. */
    public static void main(String[] arguments) {
        var toAll = List.of(arguments).contains(TO_ALL);
        var bound =
                new ServerBootstrap()
                        .group(Sockets.oneLoop())
                        .channel(Sockets.listener())
                        .option(ChannelOption.SO_BACKLOG, BACKLOG)
                        .childOption(ChannelOption.TCP_NODELAY, true)
                        .childHandler(new Pipeline(toAll))
                        .bind("127.0.0.1", 0)
                        .syncUninterruptibly();
        var address = (InetSocketAddress) bound.channel().localAddress();
        System.out.println("listens on port " + address.getPort());
    }

    private static final class Pipeline extends ChannelInitializer<Channel> {
        private final boolean toAll;
        private final Crowd crowd = new Crowd();

        Pipeline(boolean toAll) {
            this.toAll = toAll;
        }

        @Override
        protected void initChannel(Channel channel) {
            channel.pipeline()
                    .addLast(
                            new LineBasedFrameDecoder(LINE_MAX_OCTETS),
                            toAll ? new Shout(crowd) : new Echo());
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

    /** The players who are connected. Thread: the one event loop. */
    private static final class Crowd {
        private final Set<Channel> all = new LinkedHashSet<>();
        private final List<ByteBuf> said = new ArrayList<>();
        private boolean tells;

        /**
         * Says a line to everybody: what was said in one pass of the loop goes to each in one
         * write.
         */
        // A write that fails closes the channel; its player tells.
        @SuppressWarnings("FutureReturnValueIgnored")
        void say(ChannelHandlerContext context, ByteBuf line) {
            said.add(line);
            if (tells) return;
            tells = true;
            context.executor().execute(this::tell);
        }

        @SuppressWarnings("FutureReturnValueIgnored")
        private void tell() {
            tells = false;
            var lines = new ArrayList<ByteBuf>();
            for (var line : said) {
                lines.add(line);
                lines.add(LINE_END.duplicate());
            }
            said.clear();
            var together = Unpooled.wrappedBuffer(lines.toArray(ByteBuf[]::new));
            var octets = together.alloc().directBuffer(together.readableBytes());
            octets.writeBytes(together);
            together.release();
            for (var each : all) each.writeAndFlush(octets.retainedDuplicate(), each.voidPromise());
            octets.release();
        }
    }

    private static final class Shout extends ChannelInboundHandlerAdapter {
        private final Crowd crowd;

        Shout(Crowd crowd) {
            this.crowd = crowd;
        }

        @Override
        public void channelActive(ChannelHandlerContext context) {
            crowd.all.add(context.channel());
        }

        @Override
        public void channelInactive(ChannelHandlerContext context) {
            crowd.all.remove(context.channel());
        }

        @Override
        public void channelRead(ChannelHandlerContext context, Object line) {
            if (line instanceof ByteBuf octets) crowd.say(context, octets);
            else ReferenceCountUtil.release(line);
        }
    }
}
