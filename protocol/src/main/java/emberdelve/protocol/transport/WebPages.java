package emberdelve.protocol.transport;

import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.FullHttpRequest;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.util.ReferenceCountUtil;

import java.util.Optional;
import java.util.function.Predicate;

/**
 * The handler that answers requests for a page, and lets all others pass. A connection may ask for
 * many, one after the other, and become a WebSocket at last. Thread: its connection's event loop.
 */
final class WebPages extends ChannelInboundHandlerAdapter {
    /**
     * The most requests on one connection: a page with all it needs is a dozen; for more, a browser
     * connects again.
     */
    static final int REQUESTS_MAX = 100;

    private final WebSite site;
    private final Predicate<String> isOurs;
    private final HttpRefusals refusals;
    private int answered;
    private boolean closing;

    WebPages(WebSite site, Predicate<String> isOurs, HttpRefusals refusals) {
        this.site = site;
        this.isOurs = isOurs;
        this.refusals = refusals;
    }

    @Override
    public void channelRead(ChannelHandlerContext ctx, Object message) {
        if (closing) ReferenceCountUtil.release(message);
        else if (message instanceof FullHttpRequest request && isForPage(request)) {
            if (isInVain(request)) refuse(ctx, request);
            else answer(ctx, request);
        } else ctx.fireChannelRead(message);
    }

    private static boolean isForPage(FullHttpRequest request) {
        var method = request.method();
        return request.decoderResult().isSuccess()
                && RequestTarget.hasHost(request)
                && RequestTarget.hasPath(request)
                && (method.equals(HttpMethod.GET) || method.equals(HttpMethod.HEAD))
                && !wantsWebSocket(request);
    }

    /**
     * Whether the request is for the page to play on, by the name of a host that is not ours: the
     * page could not connect from there, and it is better to say why in its place.
     */
    private boolean isInVain(FullHttpRequest request) {
        var host = RequestTarget.host(request);
        return RequestTarget.path(request).equals("/") && !host.isEmpty() && !isOurs.test(host);
    }

    private void refuse(ChannelHandlerContext ctx, FullHttpRequest request) {
        closing = true;
        var host = RequestTarget.host(request);
        request.release();
        refusals.refuseHost(ctx, HttpResponseStatus.MISDIRECTED_REQUEST, host);
    }

    /**
     * Whether the request wants a WebSocket, however wrongly. An offer to go on in HTTP/2 is not
     * taken up (RFC 9110 section 7.8).
     */
    private static boolean wantsWebSocket(FullHttpRequest request) {
        var headers = request.headers();
        return headers.containsValue(HttpHeaderNames.UPGRADE, HttpHeaderValues.WEBSOCKET, true)
                || headers.contains(HttpHeaderNames.SEC_WEBSOCKET_KEY);
    }

    // The listener has the outcome; of one that stays open, the next request shows it.
    @SuppressWarnings("FutureReturnValueIgnored")
    private void answer(ChannelHandlerContext ctx, FullHttpRequest request) {
        answered++;
        ctx.fireUserEventTriggered(new TransportEvent.PageRead());
        var response = response(request);
        closing = !HttpUtil.isKeepAlive(request) || answered >= REQUESTS_MAX;
        if (closing) response.headers().set(HttpHeaderNames.CONNECTION, HttpHeaderValues.CLOSE);
        request.release();
        var written = ctx.writeAndFlush(response);
        // Closed from here on, because the handlers behind would say goodbye in frames.
        if (closing) written.addListener(_ -> ctx.close());
    }

    private DefaultFullHttpResponse response(FullHttpRequest request) {
        var answer = site.answer(asked(request));
        var body =
                request.method().equals(HttpMethod.HEAD)
                        ? Unpooled.EMPTY_BUFFER
                        : Unpooled.wrappedBuffer(answer.body().duplicate());
        var response =
                new DefaultFullHttpResponse(
                        HttpVersion.HTTP_1_1, HttpResponseStatus.valueOf(answer.status()), body);
        var trusted = refusals.trusted();
        (answer.isPart() ? site.headersOfParts(trusted) : site.headers(trusted))
                .forEach((name, value) -> response.headers().set(name, value));
        answer.headers().forEach((name, value) -> response.headers().set(name, value));
        if (answer.status() != WebAnswer.NOT_MODIFIED)
            response.headers().set(HttpHeaderNames.CONTENT_LENGTH, answer.body().remaining());
        return response;
    }

    private WebRequest asked(FullHttpRequest request) {
        var headers = request.headers();
        return new WebRequest(
                RequestTarget.path(request),
                header(request, HttpHeaderNames.IF_NONE_MATCH),
                headers.containsValue(HttpHeaderNames.ACCEPT_ENCODING, HttpHeaderValues.GZIP, true),
                header(request, HttpHeaderNames.ACCEPT_LANGUAGE),
                header(request, HttpHeaderNames.COOKIE),
                refusals.trusted());
    }

    private static String header(FullHttpRequest request, CharSequence name) {
        return Optional.ofNullable(request.headers().get(name)).orElse("");
    }
}
