package emberdelve.server.telnet;

import emberdelve.config.settings.Settings;
import emberdelve.server.lifecycle.Service;
import emberdelve.server.lifecycle.StartException;
import emberdelve.server.metrics.Traffic;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.AdaptiveRecvByteBufAllocator;
import io.netty.channel.Channel;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.DefaultMessageSizeEstimator;
import io.netty.channel.WriteBufferWaterMark;
import io.netty.channel.epoll.EpollChannelOption;

import jakarta.inject.Inject;

import java.net.InetSocketAddress;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * The server that listens on all ports that the settings open. Stopping it closes none of the
 * connections that are already made.
 */
public final class TelnetServer implements Service {
    /**
     * The connections that the kernel holds while the server is busy, as when many reconnect at
     * once. It may drop further ones without a word, and a client that waits for the greeting then
     * waits for good.
     */
    private static final int BACKLOG = 4096;

    /**
     * The octets that the kernel may hold for a reader, and of what a client sends. By default it
     * would take megabytes before the server learns that nobody reads; this still allows a quarter
     * of a megabyte a second to the other side of the world, which is plenty for text.
     */
    private static final int KERNEL_OCTETS = 65_536;

    /**
     * The smallest buffer for a read: a typed line is shorter, and so is most of what a client says
     * of itself.
     */
    private static final int READ_LEAST_OCTETS = 64;

    private static final int READ_FIRST_OCTETS = 512;

    private final Settings settings;
    private final EventLoops loops;
    private final Porch porch;
    private final Pipelines pipelines;
    private final Certificates certificates;
    private final OpenPorts ports;
    private final Traffic traffic;
    private final Deque<Channel> listening = new ArrayDeque<>();

    @Inject
    TelnetServer(
            Settings settings,
            EventLoops loops,
            Porch porch,
            Pipelines pipelines,
            Certificates certificates,
            OpenPorts ports,
            Traffic traffic) {
        this.traffic = traffic;
        this.settings = settings;
        this.loops = loops;
        this.porch = porch;
        this.pipelines = pipelines;
        this.certificates = certificates;
        this.ports = ports;
    }

    /**
     * Opens all listeners. If one fails, those that were opened before are closed again; somebody
     * may have come in meanwhile.
     *
     * @throws StartException if a port cannot be had, or the certificate cannot be used
     */
    @Override
    public void start() {
        try {
            openAll(false);
            // Players without encryption need not wait for the certificate.
            certificates.start();
            openAll(true);
        } catch (RuntimeException refused) {
            stop();
            throw refused;
        }
    }

    @Override
    public void stop() {
        ports.closeAll();
        while (!listening.isEmpty()) listening.pop().close().awaitUninterruptibly();
        certificates.stop();
    }

    private void openAll(boolean encrypted) {
        for (var listener : Listener.values()) {
            if (listener.isOpen(settings) && listener.isEncrypted(settings) == encrypted)
                open(listener);
        }
    }

    private void open(Listener listener) {
        var bound =
                bootstrap(listener)
                        .bind(listener.bind(settings), listener.port(settings))
                        .awaitUninterruptibly();
        if (!bound.isSuccess()) throw refused(listener, bound.cause());
        listening.push(bound.channel());
        ports.open(listener, ((InetSocketAddress) bound.channel().localAddress()).getPort());
    }

    private ServerBootstrap bootstrap(Listener listener) {
        var octetsMax = settings.telnet().outputMaxOctets();
        var bootstrap =
                new ServerBootstrap()
                        .group(loops.accepting(), loops.door())
                        .channel(loops.listener())
                        .handler(porch)
                        .option(ChannelOption.SO_BACKLOG, BACKLOG)
                        // A restart must not wait for the old connections' TIME_WAIT.
                        .option(ChannelOption.SO_REUSEADDR, true)
                        // Answers are small, whole and waited for.
                        .childOption(ChannelOption.TCP_NODELAY, true)
                        .childOption(ChannelOption.SO_KEEPALIVE, true)
                        .childOption(ChannelOption.SO_SNDBUF, KERNEL_OCTETS)
                        // When a connection ends, all that it has sent is read at once: this limits
                        // how much that is.
                        .childOption(ChannelOption.SO_RCVBUF, KERNEL_OCTETS)
                        .childOption(
                                ChannelOption.RECVBUF_ALLOCATOR,
                                new CountedReads(
                                        new AdaptiveRecvByteBufAllocator(
                                                READ_LEAST_OCTETS,
                                                READ_FIRST_OCTETS,
                                                FairReading.READ_MAX_OCTETS),
                                        traffic.octetsRead()))
                        .childOption(
                                ChannelOption.MESSAGE_SIZE_ESTIMATOR,
                                new CountedWrites(
                                        DefaultMessageSizeEstimator.DEFAULT, traffic.octetsSent()))
                        .childOption(
                                ChannelOption.WRITE_BUFFER_WATER_MARK,
                                new WriteBufferWaterMark(octetsMax / 2, octetsMax))
                        .childHandler(
                                new ChannelInitializer<Channel>() {
                                    @Override
                                    protected void initChannel(Channel channel) {
                                        pipelines.receive(channel, listener);
                                    }
                                });
        // Octets that the kernel holds wait for the reader, too, and only the kernel knows for how
        // long.
        return loops.isEpoll()
                ? bootstrap.childOption(
                        EpollChannelOption.TCP_USER_TIMEOUT, (int) Backlog.STILL_MAX.toMillis())
                : bootstrap;
    }

    private StartException refused(Listener listener, Throwable cause) {
        return new StartException(
                listener.portKey()
                        + ": "
                        + listener.port(settings)
                        + " on "
                        + listener.bind(settings)
                        + " (expected: a port that is free and ours to use; "
                        + cause.getMessage()
                        + "); another is chosen with "
                        + listener.option(),
                cause);
    }
}
