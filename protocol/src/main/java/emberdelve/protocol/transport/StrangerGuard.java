package emberdelve.protocol.transport;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.util.ReferenceCountUtil;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/**
 * The guard that turns away those who speak something else than Telnet, before anything of it
 * becomes a line. Thread: its connection's event loop.
 */
final class StrangerGuard extends ChannelInboundHandlerAdapter {
    /**
     * The time that the greeting waits for the peer to speak first, so that a browser gets its
     * answer and nothing before it. Programs speak with their first packet; people do not notice.
     */
    static final Duration PEER_FIRST = Duration.ofMillis(50);

    private final Function<Foreign, String> words;
    private final FirstOctets first = new FirstOctets();
    private ByteBuf held = Unpooled.EMPTY_BUFFER;
    private Optional<Future<?>> greeting = Optional.empty();
    private boolean letIn;

    StrangerGuard(Function<Foreign, String> words) {
        this.words = words;
    }

    @Override
    public void channelActive(ChannelHandlerContext ctx) {
        var loop = ctx.channel().eventLoop();
        greeting =
                Optional.of(
                        loop.schedule(
                                () -> letIn(ctx), PEER_FIRST.toNanos(), TimeUnit.NANOSECONDS));
    }

    @Override
    public void channelInactive(ChannelHandlerContext ctx) {
        stopWaiting();
        ctx.fireChannelInactive();
    }

    @Override
    public void channelRead(ChannelHandlerContext ctx, Object message) {
        if (first.isDecided() || !(message instanceof ByteBuf octets)) {
            pass(ctx, message);
            // A peer that has once spoken Telnet goes on doing so.
            if (first.isDecided() && first.foreign().isEmpty() && !ctx.isRemoved())
                ctx.pipeline().remove(this);
            return;
        }
        look(octets);
        hold(ctx, octets);
        if (first.foreign().isPresent()) refuse(ctx, first.foreign().get());
        else if (!first.isSuspicious()) letGo(ctx);
    }

    @Override
    public void handlerRemoved(ChannelHandlerContext ctx) {
        held.release();
    }

    private void pass(ChannelHandlerContext ctx, Object message) {
        if (first.foreign().isPresent()) ReferenceCountUtil.release(message);
        else ctx.fireChannelRead(message);
    }

    private void look(ByteBuf octets) {
        for (var at = octets.readerIndex(); at < octets.writerIndex(); at++)
            first.add(octets.getByte(at));
    }

    /**
     * Keeps the octets until the packet that decides who the peer is: no more than {@link
     * FirstOctets#KEPT_MAX} and one packet.
     */
    private void hold(ChannelHandlerContext ctx, ByteBuf octets) {
        if (!held.isReadable()) {
            held = octets;
            return;
        }
        held = ctx.alloc().compositeBuffer().addComponent(true, held).addComponent(true, octets);
    }

    private void letGo(ChannelHandlerContext ctx) {
        letIn(ctx);
        var octets = held;
        held = Unpooled.EMPTY_BUFFER;
        ctx.fireChannelRead(octets);
    }

    private void letIn(ChannelHandlerContext ctx) {
        if (letIn || first.foreign().isPresent()) return;
        letIn = true;
        stopWaiting();
        ctx.fireChannelActive();
    }

    private void stopWaiting() {
        greeting.ifPresent(its -> its.cancel(false));
        greeting = Optional.empty();
    }

    // The listener has the outcome.
    @SuppressWarnings("FutureReturnValueIgnored")
    private void refuse(ChannelHandlerContext ctx, Foreign who) {
        ctx.fireUserEventTriggered(new TransportEvent.Stranger(who));
        ctx.writeAndFlush(Unpooled.wrappedBuffer(who.refusal(words.apply(who))))
                .addListener(ChannelFutureListener.CLOSE);
    }
}
