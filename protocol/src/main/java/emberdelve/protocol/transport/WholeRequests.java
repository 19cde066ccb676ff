package emberdelve.protocol.transport;

import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpMessage;
import io.netty.handler.codec.http.HttpObjectAggregator;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.util.ReferenceCountUtil;

/**
 * The stage that makes whole requests of their pieces. Nobody has a reason to send much here, or to
 * ask first whether they may: a peer that does is told so, and its connection is closed. Thread:
 * its connection's event loop.
 */
final class WholeRequests extends HttpObjectAggregator {
    private final HttpRefusals refusals;
    private boolean closing;

    /** {@code most}: the most octets of a body. */
    WholeRequests(int most, HttpRefusals refusals) {
        super(most);
        this.refusals = refusals;
    }

    @Override
    public void channelRead(ChannelHandlerContext ctx, Object piece) throws Exception {
        if (closing) {
            ReferenceCountUtil.release(piece);
        } else if (piece instanceof HttpRequest request && expectsAnything(request)) {
            ReferenceCountUtil.release(piece);
            refuse(ctx, HttpResponseStatus.EXPECTATION_FAILED, "Nothing is expected here.");
        } else {
            super.channelRead(ctx, piece);
        }
    }

    @Override
    protected void handleOversizedMessage(ChannelHandlerContext ctx, HttpMessage oversized) {
        refuse(
                ctx,
                HttpResponseStatus.REQUEST_ENTITY_TOO_LARGE,
                "No more than " + maxContentLength() + " octets are read.");
    }

    /**
     * Whether the request has an Expect header; in HTTP/1.0 it is to be ignored (RFC 9110 section
     * 10.1.1).
     */
    private static boolean expectsAnything(HttpRequest request) {
        return request.protocolVersion().compareTo(HttpVersion.HTTP_1_1) >= 0
                && request.headers().contains(HttpHeaderNames.EXPECT);
    }

    private void refuse(ChannelHandlerContext ctx, HttpResponseStatus status, String words) {
        closing = true;
        refusals.refuse(ctx, status, words, "HTTP request: " + words);
    }
}
