package emberdelve.protocol.telnet;

import emberdelve.protocol.line.LineAssembler;
import emberdelve.protocol.option.Charset;
import emberdelve.protocol.option.GmcpCore;
import emberdelve.protocol.option.GmcpMessage;
import emberdelve.protocol.option.NewEnviron;
import emberdelve.protocol.option.TerminalType;
import emberdelve.protocol.telnet.TelnetEvent.Abilities;
import emberdelve.protocol.transport.TextMessage;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelDuplexHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPromise;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * The handler with the events and output of {@link TelnetHandler}, for a peer that has a terminal
 * and no Telnet: nothing is negotiated, prompts are not marked, and a message tells its programs
 * when it must not show what is typed. The {@link TerminalWire} says how such messages travel.
 *
 * <p>Thread: its connection's event loop.
 */
final class TerminalHandler extends ChannelDuplexHandler {
    /**
     * The time that the first words wait for what the peer wants to be told, where it speaks first.
     * A page says that with its first message; a peer that does not is greeted nevertheless.
     */
    static final Duration PEER_FIRST = Duration.ofSeconds(1);

    private final TelnetOptions options;
    private final LongSupplier nanoTime;
    private final RequestBudget budget;
    private final Screen screen;
    private final TelnetEncoder encoder;
    private final LineAssembler lines;
    private final GmcpTalk gmcp;
    private final KnownPeer peer;
    private final Queue<TelnetEvent> events = new ArrayDeque<>(0);
    private final Queue<Object> replies = new ArrayDeque<>(0);
    private final TerminalWire wire;
    private final GmcpCore core;
    private Abilities told;
    private boolean statusTold;
    private boolean begun;

    /** Whether the peer has broken a rule; then nothing is read from it any more. */
    private boolean broken;

    TerminalHandler(
            Channel channel,
            TelnetLimits limits,
            TelnetOptions assumed,
            GmcpCore core,
            TerminalWire wire) {
        this.core = core;
        this.wire = wire;
        options =
                new TelnetOptions(
                        true, assumed.colorsByDefault(), assumed.compression(), assumed.status());
        nanoTime = () -> channel.eventLoop().ticker().nanoTime();
        budget = new RequestBudget(limits.negotiationsPerSecond());
        screen = new Screen(limits.fallbackColumns(), options);
        encoder = new TelnetEncoder(screen);
        lines = new LineAssembler(limits.lineMaxChars(), this::line);
        gmcp = new GmcpTalk(this::reply, core, events::add);
        peer = new KnownPeer(options, new TerminalType(), new NewEnviron(), new Charset(), core);
        told = peer.abilities(false);
    }

    @Override
    public void channelActive(ChannelHandlerContext ctx) {
        if (!wire.peerSpeaksFirst()) {
            begin(ctx);
            return;
        }
        var loop = ctx.channel().eventLoop();
        var latest = loop.schedule(() -> begin(ctx), PEER_FIRST.toNanos(), TimeUnit.NANOSECONDS);
        ctx.channel().closeFuture().addListener(_ -> latest.cancel(false));
    }

    private void begin(ChannelHandlerContext ctx) {
        if (begun) return;
        begun = true;
        ctx.fireChannelActive();
        ctx.fireChannelRead(told);
        pump(ctx);
    }

    @Override
    public void channelRead(ChannelHandlerContext ctx, Object message) {
        switch (message) {
            case ByteBuf octets -> {
                try {
                    if (!broken) lines.add(octets, octets.readerIndex(), octets.readableBytes());
                } finally {
                    octets.release();
                }
                pump(ctx);
                if (!broken && lines.isEndless()) breakOff(ctx, TelnetException.endlessLine());
            }
            case TextMessage(var text) -> receive(ctx, text);
            default -> ctx.fireChannelRead(message);
        }
    }

    // The caller has the promise, and with it the outcome.
    @SuppressWarnings("FutureReturnValueIgnored")
    @Override
    public void write(ChannelHandlerContext ctx, Object message, ChannelPromise promise) {
        switch (message) {
            case TelnetOutput.Burst burst -> ctx.write(written(ctx, burst), promise);
            case TelnetOutput output -> {
                act(ctx, output);
                writeReplies(ctx);
                ctx.write(Unpooled.EMPTY_BUFFER, promise);
            }
            default -> ctx.write(message, promise);
        }
    }

    private void receive(ChannelHandlerContext ctx, String text) {
        if (broken) return;
        try {
            wire.read(text).ifPresent(this::take);
            pump(ctx);
            if (!core.modules().names().isEmpty()) begin(ctx);
        } catch (TelnetException e) {
            breakOff(ctx, e);
        }
    }

    private void take(TerminalWire.Said said) {
        switch (said) {
            case TerminalWire.Said.Typed(var line) -> {
                var octets = (line + "\n").getBytes(StandardCharsets.UTF_8);
                lines.add(Unpooled.wrappedBuffer(octets), 0, octets.length);
            }
            case TerminalWire.Said.ByProgram(var message) -> {
                budget.spend(nanoTime.getAsLong());
                gmcp.receive(message);
                tellAbilities();
            }
        }
    }

    private void breakOff(ChannelHandlerContext ctx, TelnetException reason) {
        broken = true;
        ctx.fireExceptionCaught(reason);
    }

    private void tellAbilities() {
        var now = peer.abilities(false);
        if (now.equals(told)) return;

        told = now;
        events.add(now);
    }

    private void pump(ChannelHandlerContext ctx) {
        if (!replies.isEmpty()) {
            writeReplies(ctx);
            ctx.flush();
        }
        while (begun && !events.isEmpty()) ctx.fireChannelRead(events.remove());
    }

    // The void promise brings a failure back through exceptionCaught.
    @SuppressWarnings("FutureReturnValueIgnored")
    private void writeReplies(ChannelHandlerContext ctx) {
        while (!replies.isEmpty()) ctx.write(replies.remove(), ctx.voidPromise());
    }

    private Object written(ChannelHandlerContext ctx, TelnetOutput.Burst burst) {
        var message = wire.lines(burst);
        return message.isPresent() ? message.get() : encoded(ctx, burst);
    }

    private ByteBuf encoded(ChannelHandlerContext ctx, TelnetOutput.Burst burst) {
        var octets = ctx.alloc().buffer();
        encoder.encode(burst, PromptMark.NONE, octets);
        return octets;
    }

    private void act(ChannelHandlerContext ctx, TelnetOutput output) {
        switch (output) {
            case TelnetOutput.Burst _ -> throw new IllegalArgumentException("encoded, not done");
            case TelnetOutput.Echo(var hidden) ->
                    gmcp.send(new GmcpMessage("Input.Secret", "{\"secret\":" + hidden + "}"));
            case TelnetOutput.Colors(var depth) -> screen.chooseColors(depth);
            case TelnetOutput.AutomaticColors() -> screen.followColors();
            // There is no choice: this transport is always in UTF-8.
            case TelnetOutput.Code _ -> {}
            case TelnetOutput.Links(var support) -> screen.chooseLinks(support);
            case TelnetOutput.Width(var columns) -> screen.chooseColumns(columns);
            case TelnetOutput.ReadAloud(var on) -> screen.readAloud(on);
            case TelnetOutput.Gmcp(var name, var json) -> gmcp.send(new GmcpMessage(name, json));
            case TelnetOutput.Goodbye(var reason) -> gmcp.goodbye(reason);
            case TelnetOutput.StatusText() -> tellStatus(ctx);
        }
    }

    /** Tells the status, but only once: the answer is much longer than the question. */
    private void tellStatus(ChannelHandlerContext ctx) {
        if (!statusTold)
            options.status()
                    .ifPresent(status ->
                            replies.add(ctx.alloc().buffer().writeBytes(status.get().plainText())));
        statusTold = true;
    }

    private void reply(GmcpMessage message) {
        replies.add(wire.message(message));
    }

    private void line(String text, boolean cut) {
        // The peer has shown its own Enter.
        screen.atPrompt(false);
        events.add(new TelnetEvent.Line(text, cut));
    }
}
