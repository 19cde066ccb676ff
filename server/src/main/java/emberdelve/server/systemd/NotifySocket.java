package emberdelve.server.systemd;

import io.netty.bootstrap.Bootstrap;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.epoll.EpollDomainDatagramChannel;
import io.netty.channel.epoll.EpollIoHandler;
import io.netty.channel.unix.DomainSocketAddress;
import io.netty.util.concurrent.DefaultThreadFactory;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** The socket on which systemd listens to one service. Safe for any thread. */
final class NotifySocket implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(NotifySocket.class);

    /** The time for the last words; systemd reads them at once, or never. */
    private static final Duration CLOSE_WITHIN = Duration.ofSeconds(1);

    private final EventLoopGroup loop;
    private final Channel channel;

    private NotifySocket(EventLoopGroup loop, Channel channel) {
        this.loop = loop;
        this.channel = channel;
    }

    /**
     * Connects to it.
     *
     * @param name its path, or, behind an {@code @}, its name without a file
     * @throws RuntimeException if it is not there, or this system has no such sockets for us
     */
    static NotifySocket to(String name) {
        var address =
                new DomainSocketAddress(name.startsWith("@") ? "\0" + name.substring(1) : name);
        var loop =
                new MultiThreadIoEventLoopGroup(
                        1, new DefaultThreadFactory("notify", true), EpollIoHandler.newFactory());
        var connecting =
                new Bootstrap()
                        .group(loop)
                        .channel(EpollDomainDatagramChannel.class)
                        .handler(new ChannelInboundHandlerAdapter())
                        .connect(address)
                        .awaitUninterruptibly();
        if (!connecting.isSuccess()) {
            end(loop);
            throw new IllegalStateException("cannot connect to " + name, connecting.cause());
        }
        return new NotifySocket(loop, connecting.channel());
    }

    /** Sends that; nobody waits for it. */
    void tell(String words) {
        channel.writeAndFlush(Unpooled.copiedBuffer(words, StandardCharsets.UTF_8))
                .addListener(sent -> {
                    if (!sent.isSuccess()) LOG.warn("systemd was not told {}", words, sent.cause());
                });
    }

    /** Closes it after all that was to be told has been sent. */
    @Override
    public void close() {
        // The loop does it after what was asked of it before.
        channel.close().awaitUninterruptibly(CLOSE_WITHIN.toMillis());
        end(loop);
    }

    private static void end(EventLoopGroup loop) {
        loop.shutdownGracefully(0, CLOSE_WITHIN.toMillis(), TimeUnit.MILLISECONDS)
                .awaitUninterruptibly(2 * CLOSE_WITHIN.toMillis());
    }
}
