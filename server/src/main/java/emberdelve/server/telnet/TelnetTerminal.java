package emberdelve.server.telnet;

import emberdelve.protocol.code.TextCode;
import emberdelve.protocol.style.ColorDepth;
import emberdelve.protocol.style.LinkSupport;
import emberdelve.protocol.style.StyledText;
import emberdelve.protocol.telnet.TelnetOutput;
import emberdelve.protocol.transport.Transport;
import emberdelve.server.log.LoggedAddress;
import emberdelve.server.terminal.Terminal;

import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelOutboundInvoker;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;

/** A terminal at the other end of a connection, whatever carries it. */
final class TelnetTerminal implements Terminal {
    private static final Logger LOG = LoggerFactory.getLogger(TelnetTerminal.class);

    /** The shortest time between two looks at what waits for the reader. */
    private static final Duration SHORTEST_LOOK = Duration.ofSeconds(1);

    private final Channel channel;
    private final String address;
    private final Transport transport;
    private final boolean secret;
    private final Backlog backlog;
    private final Flushing flushing;
    private ChannelOutboundInvoker end;
    private boolean watched;
    private boolean willFlush;

    /**
     * @param secret whether nobody on the way can read what is sent
     * @param octetsMax the most octets that may wait for the reader
     * @param flushing the flushing of the channel's loop
     */
    TelnetTerminal(
            Channel channel,
            String address,
            Transport transport,
            boolean secret,
            long octetsMax,
            Flushing flushing) {
        this.flushing = flushing;
        this.secret = secret;
        this.channel = channel;
        this.end = channel;
        this.address = address;
        this.transport = transport;
        this.backlog = new Backlog(octetsMax, channel.eventLoop().ticker().nanoTime());
    }

    /** Sets the handler from which written things go out, instead of from the pipeline's end. */
    void writeFrom(ChannelOutboundInvoker handler) {
        end = handler;
    }

    @Override
    public Executor loop() {
        return channel.eventLoop();
    }

    @Override
    public String address() {
        return address;
    }

    @Override
    public Transport transport() {
        return transport;
    }

    @Override
    public boolean isPrivate() {
        return secret;
    }

    @Override
    public boolean isOpen() {
        return channel.isActive();
    }

    @Override
    public void write(List<StyledText> lines, Optional<StyledText> prompt) {
        send(new TelnetOutput.Burst(lines, prompt));
    }

    @Override
    public void hideInput(boolean hidden) {
        send(new TelnetOutput.Echo(hidden));
    }

    @Override
    public void setColors(ColorDepth depth) {
        send(new TelnetOutput.Colors(depth));
    }

    @Override
    public void followColors() {
        send(new TelnetOutput.AutomaticColors());
    }

    @Override
    public void setLinks(LinkSupport support) {
        send(new TelnetOutput.Links(support));
    }

    @Override
    public void setCode(Optional<TextCode> code) {
        send(new TelnetOutput.Code(code));
    }

    @Override
    public void sendMessage(String name, String json) {
        send(new TelnetOutput.Gmcp(name, json));
    }

    @Override
    public void sayGoodbye(String reason) {
        send(new TelnetOutput.Goodbye(reason));
    }

    @Override
    public void writeStatus() {
        send(new TelnetOutput.StatusText());
    }

    @Override
    public void setWidth(int columns) {
        send(new TelnetOutput.Width(columns));
    }

    @Override
    public void screenReader(boolean on) {
        send(new TelnetOutput.ReadAloud(on));
    }

    // The listener has the outcome.
    @SuppressWarnings("FutureReturnValueIgnored")
    @Override
    public void close() {
        channel.writeAndFlush(Unpooled.EMPTY_BUFFER).addListener(ChannelFutureListener.CLOSE);
    }

    // The void promise brings a failure back through exceptionCaught.
    @SuppressWarnings("FutureReturnValueIgnored")
    private void send(TelnetOutput output) {
        if (!channel.isActive() || isDropped()) return;
        end.write(output, channel.voidPromise());
        // Much waits for a slow reader already, so nothing more is held back.
        if (!channel.isWritable()) flush();
        else flushSoon();
    }

    private void flushSoon() {
        if (willFlush) return;
        willFlush = true;
        flushing.soon(this);
    }

    /** Sends what was written. */
    void flush() {
        willFlush = false;
        end.flush();
        backlog.written(waitingOctets());
        watch();
    }

    /**
     * Looks from time to time whether the reader still reads, as long as something waits for them.
     */
    // It runs on the channel's own loop, and ends with the channel.
    @SuppressWarnings("FutureReturnValueIgnored")
    private void watch() {
        if (watched || backlog.isEmpty()) return;
        watched = true;
        var left = Math.max(backlog.leftNanos(now()), SHORTEST_LOOK.toNanos());
        channel.eventLoop().schedule(this::lookAgain, left, TimeUnit.NANOSECONDS);
    }

    private void lookAgain() {
        watched = false;
        if (channel.isActive() && !isDropped()) watch();
    }

    // There is nothing left to do when it cannot even be closed.
    @SuppressWarnings("FutureReturnValueIgnored")
    private boolean isDropped() {
        var now = now();
        backlog.look(waitingOctets(), now);
        if (!backlog.isHopeless(now)) return false;
        LOG.atInfo()
                .addKeyValue(LoggedAddress.KEY, new LoggedAddress(address))
                .log("a reader that is too slow is dropped");
        flushing.dropped();
        channel.close();
        return true;
    }

    private long now() {
        return channel.eventLoop().ticker().nanoTime();
    }

    private long waitingOctets() {
        var waiting = channel.unsafe().outboundBuffer();
        return waiting == null ? 0 : waiting.totalPendingWriteBytes();
    }
}
