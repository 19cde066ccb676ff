package emberdelve.protocol.transport;

import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpMessage;
import io.netty.handler.codec.http.HttpObjectAggregator;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.util.ReferenceCountUtil;

/**
 * The stage that makes whole requests of their pieces. Nobody has a reason to send much here, or to
 * ask whether they may: who does is told so and closed. Thread: its connection's event loop.
 */
final class WholeRequests extends HttpObjectAggregator {
    private boolean closing;

    /** {@code most}: octets of a body. */
    WholeRequests(int most) {
        super(most);
    }

    @Override
    public void channelRead(ChannelHandlerContext ctx, Object piece) throws Exception {
        if (closing) {
            ReferenceCountUtil.release(piece);
        } else if (piece instanceof HttpRequest request
                && request.headers().contains(HttpHeaderNames.EXPECT)) {
            ReferenceCountUtil.release(piece);
            refuse(ctx, HttpResponseStatus.EXPECTATION_FAILED);
        } else {
            super.channelRead(ctx, piece);
        }
    }

    @Override
    protected void handleOversizedMessage(ChannelHandlerContext ctx, HttpMessage oversized) {
        refuse(ctx, HttpResponseStatus.REQUEST_ENTITY_TOO_LARGE);
    }

    // The listener has the outcome.
    @SuppressWarnings("FutureReturnValueIgnored")
    private void refuse(ChannelHandlerContext ctx, HttpResponseStatus status) {
        closing = true;
        var response = new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, status);
        response.headers()
                .set(HttpHeaderNames.CONTENT_LENGTH, 0)
                .set(HttpHeaderNames.CONNECTION, HttpHeaderValues.CLOSE);
        // From here on, because the handlers behind would say goodbye in frames.
        ctx.writeAndFlush(response).addListener(_ -> ctx.close());
    }
}
