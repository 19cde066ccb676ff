package emberdelve.protocol.telnet;

import emberdelve.protocol.compress.Deflation;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOutboundHandlerAdapter;
import io.netty.channel.ChannelPromise;
import io.netty.handler.codec.UnsupportedMessageTypeException;

import java.util.Optional;

/**
 * The compression of what is written, from one {@link CompressionSwitch} to the next. It is put
 * between the codec and the wire with the first switch, so that nothing gets past it, and each
 * buffer can be read by the peer as soon as it has arrived.
 *
 * <p>Thread: its connection's event loop.
 */
final class CompressionHandler extends ChannelOutboundHandlerAdapter {
    private Optional<Deflation> deflation = Optional.empty();

    // The caller has the promise, and with it the outcome.
    @SuppressWarnings("FutureReturnValueIgnored")
    @Override
    public void write(ChannelHandlerContext ctx, Object message, ChannelPromise promise) {
        if (message instanceof CompressionSwitch way) turn(ctx, way, promise);
        else if (deflation.isEmpty()) ctx.write(message, promise);
        else if (message instanceof ByteBuf octets)
            ctx.write(compressed(ctx, deflation.get(), octets), promise);
        // Anything else would appear in the middle of the stream.
        else promise.tryFailure(new UnsupportedMessageTypeException(message, ByteBuf.class));
    }

    // The caller has the promise here, too.
    @SuppressWarnings("FutureReturnValueIgnored")
    private void turn(ChannelHandlerContext ctx, CompressionSwitch way, ChannelPromise promise) {
        switch (way) {
            case BEGIN -> {
                deflation = Optional.of(new Deflation());
                promise.trySuccess();
            }
            case END -> ctx.write(end(ctx), promise);
        }
    }

    /**
     * Frees the memory of the stream, which is not the heap's; called also when the channel closes.
     */
    @Override
    public void handlerRemoved(ChannelHandlerContext ctx) {
        deflation.ifPresent(Deflation::close);
        deflation = Optional.empty();
    }

    private ByteBuf end(ChannelHandlerContext ctx) {
        var last = ctx.alloc().buffer();
        deflation.ifPresent(ended -> {
            ended.finish(last);
            ended.close();
        });
        deflation = Optional.empty();
        return last;
    }

    private static ByteBuf compressed(
            ChannelHandlerContext ctx, Deflation deflation, ByteBuf octets) {
        var compressed = ctx.alloc().buffer();
        deflation.add(octets, compressed);
        octets.release();
        return compressed;
    }
}
