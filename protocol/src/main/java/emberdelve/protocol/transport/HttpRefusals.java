package emberdelve.protocol.transport;

import io.netty.buffer.ByteBufUtil;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpVersion;

/**
 * The answers to requests that are not served: a line for people, the end of the connection, and an
 * exception for the handler that counts breaches. Thread: the event loop of the connection that is
 * refused.
 *
 * @param trusted as in {@link WebSite#headers}
 */
record HttpRefusals(WebSite site, boolean trusted) {
    /** The methods that a page allows. */
    private static final String METHODS = "GET, HEAD";

    /** Refuses a host that is none of ours. */
    void refuseHost(ChannelHandlerContext ctx, HttpResponseStatus status, String host) {
        refuse(
                ctx,
                status,
                "This server is not known as "
                        + host
                        + ". Whoever runs it puts that name under websocket.hosts in server.yaml.",
                "Host: " + host + " (expected: ours, or one of websocket.hosts)");
    }

    /**
     * Answers with a refusal, and closes; the caller must read nothing that comes afterwards.
     *
     * @param words for the peer
     * @param complaint for the log
     */
    // The listener has the outcome.
    @SuppressWarnings("FutureReturnValueIgnored")
    void refuse(
            ChannelHandlerContext ctx, HttpResponseStatus status, String words, String complaint) {
        var body = ByteBufUtil.writeUtf8(ctx.alloc(), words + "\r\n");
        var response = new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, status, body);
        site.headers(trusted).forEach((name, value) -> response.headers().set(name, value));
        response.headers()
                .set(HttpHeaderNames.CONTENT_TYPE, "text/plain; charset=utf-8")
                .set(HttpHeaderNames.CONTENT_LENGTH, body.readableBytes())
                .set(HttpHeaderNames.CONNECTION, HttpHeaderValues.CLOSE);
        if (status.equals(HttpResponseStatus.UPGRADE_REQUIRED))
            response.headers()
                    .set(HttpHeaderNames.UPGRADE, HttpHeaderValues.WEBSOCKET)
                    .set(HttpHeaderNames.SEC_WEBSOCKET_VERSION, WebSocketUpgrade.VERSION);
        if (status.equals(HttpResponseStatus.METHOD_NOT_ALLOWED))
            response.headers().set(HttpHeaderNames.ALLOW, METHODS);
        // Closed from here on, because the handlers behind would say goodbye in frames.
        ctx.writeAndFlush(response).addListener(_ -> ctx.close());
        ctx.fireExceptionCaught(new TransportException(complaint));
    }
}
