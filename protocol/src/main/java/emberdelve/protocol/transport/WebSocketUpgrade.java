package emberdelve.protocol.transport;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.FullHttpRequest;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.util.ReferenceCountUtil;

import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * The upgrade of a request to a WebSocket: lets it pass if it is a valid one (RFC 6455 section
 * 4.2.1) and its page may connect, and refuses all others. Thread: its connection's event loop.
 */
final class WebSocketUpgrade extends ChannelInboundHandlerAdapter {
    /** The only version there is; those below it were drafts. */
    static final String VERSION = "13";

    private static final int KEY_OCTETS = 16;

    private static final Pattern SCHEME = Pattern.compile("^https?://", Pattern.CASE_INSENSITIVE);
    private static final Pattern PORT = Pattern.compile(":\\d+$");

    private final WebSite site;
    private final Predicate<String> isOurs;
    private final BooleanSupplier isPassedOn;
    private final HttpRefusals refusals;

    /** Whether a request was refused; what comes after it is dropped. */
    private boolean refused;

    /** {@code isPassedOn}: whether the request that is read came by a trusted proxy. */
    WebSocketUpgrade(
            WebSite site,
            Predicate<String> isOurs,
            BooleanSupplier isPassedOn,
            HttpRefusals refusals) {
        this.site = site;
        this.isOurs = isOurs;
        this.isPassedOn = isPassedOn;
        this.refusals = refusals;
    }

    /** The reason why a request does not become a WebSocket. */
    private record Refusal(HttpResponseStatus status, String words) {
        static Refusal badRequest(String words) {
            return new Refusal(HttpResponseStatus.BAD_REQUEST, words);
        }
    }

    @Override
    public void channelRead(ChannelHandlerContext ctx, Object message) {
        if (refused) {
            ReferenceCountUtil.release(message);
            return;
        }
        if (!(message instanceof FullHttpRequest request)) {
            ctx.fireChannelRead(message);
            return;
        }
        var refusal = refusal(request);
        if (refusal.isEmpty() && isOfForeignHost(request)) {
            refused = true;
            var host = RequestTarget.host(request);
            request.release();
            refusals.refuseHost(ctx, HttpResponseStatus.FORBIDDEN, host);
            return;
        }
        if (refusal.isPresent()) {
            refuse(ctx, request, refusal.get());
            return;
        }
        // The path may have come with the host before it, as a proxy is asked.
        request.setUri(RequestTarget.path(request));
        joinSubprotocols(request);
        ctx.fireChannelRead(request);
    }

    private Optional<Refusal> refusal(FullHttpRequest request) {
        if (request.decoderResult().isFailure())
            return Optional.of(Refusal.badRequest("This is no request."));
        if (!RequestTarget.hasHost(request))
            return Optional.of(Refusal.badRequest("Host has to name one host."));
        if (!isReading(request.method()))
            return Optional.of(
                    new Refusal(
                            HttpResponseStatus.METHOD_NOT_ALLOWED,
                            "Nothing but reading is done here."));
        if (!RequestTarget.hasPath(request))
            return Optional.of(Refusal.badRequest("The path has to begin with a slash."));
        if (!asksForWebSocket(request))
            return Optional.of(
                    new Refusal(
                            HttpResponseStatus.UPGRADE_REQUIRED,
                            "This port is for the WebSocket protocol."));
        if (request.protocolVersion().compareTo(HttpVersion.HTTP_1_1) < 0)
            return Optional.of(Refusal.badRequest("A WebSocket begins with HTTP/1.1."));
        if (!isVersion(all(request, HttpHeaderNames.SEC_WEBSOCKET_VERSION)))
            return Optional.of(
                    new Refusal(
                            HttpResponseStatus.UPGRADE_REQUIRED,
                            "Sec-WebSocket-Version has to be " + VERSION + "."));
        if (!isKey(all(request, HttpHeaderNames.SEC_WEBSOCKET_KEY)))
            return Optional.of(
                    Refusal.badRequest(
                            "Sec-WebSocket-Key has to be "
                                    + KEY_OCTETS
                                    + " octets in Base64, once."));
        if (!all(request, HttpHeaderNames.ORIGIN).stream()
                .allMatch(origin -> isOfHost(origin, request) || site.isAllowed(origin)))
            return Optional.of(
                    new Refusal(
                            HttpResponseStatus.FORBIDDEN,
                            "This page may not connect here. Whoever runs the server puts pages of"
                                    + " others under websocket.origins in server.yaml."));
        return Optional.empty();
    }

    /**
     * Whether the request is of a page that came from this address, but by a name that is not ours:
     * whoever owns a name can let it lead here. A request without an origin is of no browser, and
     * so of no page; then the name does not matter.
     */
    private boolean isOfForeignHost(FullHttpRequest request) {
        return !all(request, HttpHeaderNames.ORIGIN).stream().allMatch(site::isAllowed)
                && !isOurs.test(RequestTarget.host(request));
    }

    /**
     * Whether the page came from here: then its origin has the host that the request is for, with
     * or without TLS, which a balancer may have taken off on the way. A trusted proxy may have left
     * out the port as well.
     */
    private boolean isOfHost(String origin, FullHttpRequest request) {
        var asked = SCHEME.matcher(origin).replaceFirst("");
        if (asked.equals(origin)) return false;
        return all(request, HttpHeaderNames.HOST).stream()
                .allMatch(host ->
                        asked.equalsIgnoreCase(host)
                                || (isPassedOn.getAsBoolean()
                                        && PORT.matcher(asked)
                                                .replaceFirst("")
                                                .equalsIgnoreCase(host)));
    }

    private static boolean isReading(HttpMethod method) {
        return method.equals(HttpMethod.GET) || method.equals(HttpMethod.HEAD);
    }

    private static boolean asksForWebSocket(FullHttpRequest request) {
        return request.method().equals(HttpMethod.GET)
                && request.headers()
                        .containsValue(HttpHeaderNames.UPGRADE, HttpHeaderValues.WEBSOCKET, true)
                && request.headers()
                        .containsValue(HttpHeaderNames.CONNECTION, HttpHeaderValues.UPGRADE, true);
    }

    private static boolean isVersion(List<String> versions) {
        return versions.equals(List.of(VERSION));
    }

    private static boolean isKey(List<String> keys) {
        if (keys.size() != 1) return false;
        try {
            return Base64.getDecoder().decode(keys.getFirst()).length == KEY_OCTETS;
        } catch (IllegalArgumentException noBase64) {
            return false;
        }
    }

    /**
     * Makes one list of the sub-protocols, however many headers it comes in (RFC 6455 section
     * 11.3.4).
     */
    private static void joinSubprotocols(FullHttpRequest request) {
        var lists = all(request, HttpHeaderNames.SEC_WEBSOCKET_PROTOCOL);
        if (lists.size() > 1)
            request.headers().set(HttpHeaderNames.SEC_WEBSOCKET_PROTOCOL, String.join(",", lists));
    }

    private static List<String> all(FullHttpRequest request, CharSequence name) {
        return request.headers().getAll(name).stream().map(String::strip).toList();
    }

    private void refuse(ChannelHandlerContext ctx, FullHttpRequest request, Refusal refusal) {
        refused = true;
        var complaint =
                refusal.status().equals(HttpResponseStatus.FORBIDDEN)
                        ? "Origin: "
                                + oneLine(all(request, HttpHeaderNames.ORIGIN))
                                + " (expected: one that is allowed)"
                        : "WebSocket request: " + refusal.words();
        request.release();
        refusals.refuse(ctx, refusal.status(), refusal.words(), complaint);
    }

    /** The header made fit for a log, because it is a stranger's text. */
    private static String oneLine(List<String> header) {
        var printable = String.join(", ", header).replaceAll("[^\\x20-\\x7e]", "?");
        return printable.substring(0, Math.min(printable.length(), 80));
    }
}
