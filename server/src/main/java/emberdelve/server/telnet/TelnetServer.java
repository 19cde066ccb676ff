package emberdelve.server.telnet;

import emberdelve.config.settings.TelnetSettings;
import emberdelve.server.Service;
import emberdelve.server.StartException;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelOption;
import io.netty.channel.WriteBufferWaterMark;
import jakarta.inject.Inject;
import java.net.InetSocketAddress;
import java.util.Optional;

/** Listens for Telnet connections. Stopping it leaves those alone that are there. */
public final class TelnetServer implements Service {
    /** Connections the kernel holds for us while the loops are busy: a herd of reconnects. */
    private static final int BACKLOG = 1024;

    private final TelnetSettings settings;
    private final EventLoops loops;
    private final TelnetPipeline pipeline;
    private final ServerStatus status;
    private Optional<Channel> listening = Optional.empty();

    @Inject
    TelnetServer(TelnetSettings settings, EventLoops loops, TelnetPipeline pipeline,
            ServerStatus status) {
        this.settings = settings;
        this.loops = loops;
        this.pipeline = pipeline;
        this.status = status;
    }

    @Override
    public void start() {
        var bound = bootstrap().bind(settings.bind(), settings.port()).awaitUninterruptibly();
        if (!bound.isSuccess()) throw refused(bound.cause());
        listening = Optional.of(bound.channel());
        status.listens(port());
    }

    @Override
    public void stop() {
        listening.ifPresent(channel -> channel.close().awaitUninterruptibly());
        listening = Optional.empty();
    }

    /**
     * The port it listens on, also when the settings leave the choice to the system.
     *
     * @throws IllegalStateException if it does not listen
     */
    public int port() {
        var channel = listening.orElseThrow(() -> new IllegalStateException("not listening"));
        return ((InetSocketAddress) channel.localAddress()).getPort();
    }

    private ServerBootstrap bootstrap() {
        var octetsMax = settings.outputMaxOctets();
        return new ServerBootstrap()
                .group(loops.group())
                .channel(loops.listener())
                .option(ChannelOption.SO_BACKLOG, BACKLOG)
                // A restart must not wait for the old connections' TIME_WAIT.
                .option(ChannelOption.SO_REUSEADDR, true)
                // Answers are small, whole and waited for.
                .childOption(ChannelOption.TCP_NODELAY, true)
                .childOption(ChannelOption.SO_KEEPALIVE, true)
                .childOption(
                        ChannelOption.WRITE_BUFFER_WATER_MARK,
                        new WriteBufferWaterMark(octetsMax / 2, octetsMax))
                .childHandler(pipeline);
    }

    private StartException refused(Throwable cause) {
        return new StartException(
                "telnet.port: "
                        + settings.port()
                        + " on "
                        + settings.bind()
                        + " (expected: a port that is free and ours to use; "
                        + cause.getMessage()
                        + "); another is chosen with --port",
                cause);
    }
}
