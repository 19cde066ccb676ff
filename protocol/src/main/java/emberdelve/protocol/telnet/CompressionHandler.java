package emberdelve.protocol.telnet;

import emberdelve.protocol.compress.Deflation;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOutboundHandlerAdapter;
import io.netty.channel.ChannelPromise;
import io.netty.handler.codec.UnsupportedMessageTypeException;

import java.util.Optional;

/**
 * Compresses what is written, from one {@link CompressionSwitch} to the next. It stands between the
 * codec and the wire, so that nothing gets past it, and each buffer can be read by the peer as soon
 * as it has arrived.
 *
 * <p>Thread: its connection's event loop.
 */
final class CompressionHandler extends ChannelOutboundHandlerAdapter {
    private Optional<Deflation> deflation = Optional.empty();

    // The caller has the promise, and with it the outcome.
    @SuppressWarnings("FutureReturnValueIgnored")
    @Override
    public void write(ChannelHandlerContext ctx, Object message, ChannelPromise promise) {
        // Nearly every connection, at each write.
        if (deflation.isEmpty() && message instanceof ByteBuf) {
            ctx.write(message, promise);
            return;
        }
        switch (message) {
            case CompressionSwitch.BEGIN -> {
                deflation = Optional.of(new Deflation());
                promise.trySuccess();
            }
            case CompressionSwitch.END -> ctx.write(end(ctx), promise);
            case ByteBuf octets when deflation.isPresent() ->
                    ctx.write(compressed(ctx, deflation.get(), octets), promise);
            // Anything else would appear in the middle of the stream.
            case Object other when deflation.isPresent() ->
                    promise.tryFailure(new UnsupportedMessageTypeException(other, ByteBuf.class));
            default -> ctx.write(message, promise);
        }
    }

    /** Also when the channel closes: the memory is not the heap's. */
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
