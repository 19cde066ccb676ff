package emberdelve.protocol.telnet;

import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import io.netty.channel.ChannelDuplexHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPromise;

/**
 * Pumps between the channel and the pure machines. What a packet makes us answer is written in one
 * piece, before its events are fired.
 *
 * <p>Thread: its connection's event loop.
 */
final class TelnetHandler extends ChannelDuplexHandler {
    private final Outbox outbox;
    private final Conversation conversation;
    private final TelnetDecoder decoder;
    private final TelnetEncoder encoder;
    /** The peer has broken a rule; nothing is read from it any more. */
    private boolean broken;

    TelnetHandler(Channel channel, TelnetLimits limits, TelnetOptions assumed) {
        outbox = new Outbox(channel.alloc());
        conversation = new Conversation(limits, assumed,
                () -> channel.eventLoop().ticker().nanoTime(), outbox);
        decoder = new TelnetDecoder(limits.subnegotiationMaxOctets(), conversation);
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
            if (!broken) decoder.decode(octets);
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

    // The void promise brings a failure back through exceptionCaught.
    @SuppressWarnings("FutureReturnValueIgnored")
    private void reply(ChannelHandlerContext ctx) {
        var replies = outbox.takeReplies();
        if (replies.isReadable()) ctx.writeAndFlush(replies, ctx.voidPromise());
    }

    // The caller has the promise, and with it the outcome.
    @SuppressWarnings("FutureReturnValueIgnored")
    @Override
    public void write(ChannelHandlerContext ctx, Object message, ChannelPromise promise) {
        ctx.write(message instanceof TelnetOutput output ? encode(ctx, output) : message, promise);
    }

    private ByteBuf encode(ChannelHandlerContext ctx, TelnetOutput output) {
        var screen = conversation.screen();
        switch (output) {
            case TelnetOutput.Burst burst -> {
                var octets = ctx.alloc().buffer();
                encoder.encode(burst, conversation.promptMark(), octets);
                return octets;
            }
            case TelnetOutput.Echo(var byServer) -> conversation.echo(byServer);
            case TelnetOutput.Colors(var depth) -> screen.chooseColors(depth);
            case TelnetOutput.Width(var columns) -> screen.chooseColumns(columns);
            case TelnetOutput.NewlinePrompts(var on) -> screen.newlinePrompts(on);
        }
        return outbox.takeReplies();
    }
}
