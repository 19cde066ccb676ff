package emberdelve.protocol.telnet;

import emberdelve.protocol.option.GmcpMessage;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelDuplexHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPromise;

import java.util.function.LongSupplier;

/**
 * The handler between the channel and the pure parts. The answers to a packet are written in one
 * piece, before its events are fired.
 *
 * <p>Thread: its connection's event loop.
 */
final class TelnetHandler extends ChannelDuplexHandler {
    private static final String COMPRESSION = "telnet-compression";

    private final TelnetOutbox outbox;
    private final Inflow inflow;
    private final Conversation conversation;
    private final TelnetDecoder decoder;
    private final TelnetEncoder encoder;

    /** Whether the peer has broken a rule; then nothing is read from it any more. */
    private boolean broken;

    TelnetHandler(Channel channel, TelnetLimits limits, TelnetOptions options) {
        LongSupplier nanoTime = () -> channel.eventLoop().ticker().nanoTime();
        outbox = new TelnetOutbox(channel.alloc());
        inflow = new Inflow(nanoTime);
        conversation = new Conversation(limits, options, nanoTime, outbox, inflow);
        decoder = new TelnetDecoder(limits::subnegotiationMaxOctets, conversation);
        encoder = new TelnetEncoder(conversation.screen());
    }

    @Override
    public void channelActive(ChannelHandlerContext ctx) {
        conversation.begin();
        reply(ctx);
        ctx.fireChannelActive();
        ctx.fireChannelRead(conversation.abilities());
    }

    @Override
    public void channelRead(ChannelHandlerContext ctx, Object message) {
        if (!(message instanceof ByteBuf octets)) {
            ctx.fireChannelRead(message);
            return;
        }
        try {
            if (!broken) {
                inflow.read(octets, decoder);
                conversation.markStandingPrompt();
            }
            pump(ctx);
        } catch (TelnetException e) {
            broken = true;
            pump(ctx);
            ctx.fireExceptionCaught(e);
        } finally {
            octets.release();
        }
    }

    private void pump(ChannelHandlerContext ctx) {
        reply(ctx);
        var events = outbox.events();
        while (!events.isEmpty()) ctx.fireChannelRead(events.remove());
    }

    private void reply(ChannelHandlerContext ctx) {
        if (writeReplies(ctx)) ctx.flush();
    }

    // The void promise brings a failure back through exceptionCaught.
    @SuppressWarnings("FutureReturnValueIgnored")
    private boolean writeReplies(ChannelHandlerContext ctx) {
        return outbox.drainReplies(reply -> {
            if (reply == CompressionSwitch.BEGIN) addCompression(ctx);
            ctx.write(reply, ctx.voidPromise());
        });
    }

    /**
     * Adds compression between the codec and the wire, where nothing gets past it; few clients want
     * it.
     */
    private static void addCompression(ChannelHandlerContext ctx) {
        var pipeline = ctx.pipeline();
        if (pipeline.get(CompressionHandler.class) == null)
            pipeline.addBefore(ctx.name(), COMPRESSION, new CompressionHandler());
    }

    // The caller has the promise, and with it the outcome.
    @SuppressWarnings("FutureReturnValueIgnored")
    @Override
    public void write(ChannelHandlerContext ctx, Object message, ChannelPromise promise) {
        switch (message) {
            case TelnetOutput.Burst burst -> ctx.write(encoded(ctx, burst), promise);
            case TelnetOutput output -> {
                act(output);
                writeReplies(ctx);
                ctx.write(Unpooled.EMPTY_BUFFER, promise);
            }
            default -> ctx.write(message, promise);
        }
    }

    private ByteBuf encoded(ChannelHandlerContext ctx, TelnetOutput.Burst burst) {
        var octets = ctx.alloc().buffer();
        encoder.encode(burst, conversation.promptMark(), octets);
        if (burst.prompt().isPresent()) conversation.retype(octets);
        return octets;
    }

    private void act(TelnetOutput output) {
        var screen = conversation.screen();
        switch (output) {
            case TelnetOutput.Burst _ -> throw new IllegalArgumentException("encoded, not done");
            case TelnetOutput.Echo(var byServer) -> conversation.hideInput(byServer);
            case TelnetOutput.Colors(var depth) -> screen.chooseColors(depth);
            case TelnetOutput.AutomaticColors() -> screen.followColors();
            case TelnetOutput.Code(var chosen) -> conversation.choose(chosen);
            case TelnetOutput.Links(var support) -> screen.chooseLinks(support);
            case TelnetOutput.Width(var columns) -> screen.chooseColumns(columns);
            case TelnetOutput.ReadAloud(var on) -> screen.readAloud(on);
            case TelnetOutput.Gmcp(var name, var json) ->
                    conversation.gmcp().send(new GmcpMessage(name, json));
            case TelnetOutput.Goodbye(var reason) -> conversation.gmcp().goodbye(reason);
            case TelnetOutput.StatusText() -> conversation.status().tellInText();
        }
    }

    /** Frees what the two directions hold; called also when the channel closes. */
    @Override
    public void handlerRemoved(ChannelHandlerContext ctx) {
        inflow.close();
        conversation.close();
    }
}
