package emberdelve.protocol.transport;

import io.netty.buffer.ByteBufUtil;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.FullHttpRequest;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.util.ReferenceCountUtil;
import java.util.function.Predicate;

/**
 * Lets a request to become a WebSocket pass, if its page may, and answers all others. Thread: its
 * connection's event loop.
 */
final class WebSocketUpgrade extends ChannelInboundHandlerAdapter {
    private final Predicate<String> allowedOrigins;

    WebSocketUpgrade(Predicate<String> allowedOrigins) {
        this.allowedOrigins = allowedOrigins;
    }

    @Override
    public void channelRead(ChannelHandlerContext ctx, Object message) {
        if (!(message instanceof FullHttpRequest request)) {
            ctx.fireChannelRead(message);
            return;
        }
        var origin = request.headers().get(HttpHeaderNames.ORIGIN);
        if (request.decoderResult().isFailure()) {
            refuse(ctx, request, HttpResponseStatus.BAD_REQUEST, "This is no request.");
        } else if (!asksForWebSocket(request)) {
            refuse(ctx, request, HttpResponseStatus.UPGRADE_REQUIRED,
                    "This port is for the WebSocket protocol.");
        } else if (origin != null && !allowedOrigins.test(origin)) {
            refuse(ctx, request, HttpResponseStatus.FORBIDDEN, "This page may not connect here.");
            ctx.fireExceptionCaught(new TransportException(
                    "Origin: " + oneLine(origin) + " (expected: one that is allowed)"));
        } else {
            ctx.fireChannelRead(message);
        }
    }

    private static boolean asksForWebSocket(FullHttpRequest request) {
        return request.method().equals(HttpMethod.GET)
                && request.headers()
                        .containsValue(
                                HttpHeaderNames.UPGRADE, HttpHeaderValues.WEBSOCKET, true);
    }

    // The listener has the outcome.
    @SuppressWarnings("FutureReturnValueIgnored")
    private static void refuse(
            ChannelHandlerContext ctx,
            FullHttpRequest request,
            HttpResponseStatus status,
            String words) {
        ReferenceCountUtil.release(request);
        var body = ByteBufUtil.writeUtf8(ctx.alloc(), words + "\r\n");
        var response = new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, status, body);
        response.headers()
                .set(HttpHeaderNames.CONTENT_TYPE, "text/plain; charset=utf-8")
                .set(HttpHeaderNames.CONTENT_LENGTH, body.readableBytes())
                .set(HttpHeaderNames.CONNECTION, HttpHeaderValues.CLOSE);
        if (status.equals(HttpResponseStatus.UPGRADE_REQUIRED))
            response.headers().set(HttpHeaderNames.UPGRADE, HttpHeaderValues.WEBSOCKET);
        // From here on, because the handlers behind would say goodbye in frames.
        ctx.writeAndFlush(response).addListener(_ -> ctx.close());
    }

    /** A header is a stranger's text, and this goes into a log. */
    private static String oneLine(String header) {
        var printable = header.replaceAll("[^\\x20-\\x7e]", "?");
        return printable.substring(0, Math.min(printable.length(), 80));
    }
}
