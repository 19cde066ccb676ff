package emberdelve.protocol.transport;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpVersion;

import java.util.Locale;
import java.util.regex.Pattern;

/** The target of a request: a host and a path (RFC 9112 section 3.2). */
final class RequestTarget {
    private static final Pattern HOST =
            Pattern.compile("(?:[A-Za-z0-9._~-]*|\\[[0-9A-Fa-f:.]+])(?::\\d{0,5})?");

    private static final Pattern PORT = Pattern.compile(":\\d*$");

    private static final Pattern BESIDE_NAME = Pattern.compile("^\\[|]$|\\.$");

    /**
     * The beginning of a target that names the host before the path: a proxy is asked so, and every
     * server has to understand it.
     */
    private static final Pattern BEFORE_PATH =
            Pattern.compile("https?://[^/?#]*", Pattern.CASE_INSENSITIVE);

    private RequestTarget() {}

    /** Whether the request names one host; before HTTP/1.1 it need not name any. */
    static boolean hasHost(HttpRequest request) {
        var hosts = request.headers().getAll(HttpHeaderNames.HOST);
        if (hosts.isEmpty()) return request.protocolVersion().compareTo(HttpVersion.HTTP_1_1) < 0;
        return hosts.size() == 1 && HOST.matcher(hosts.getFirst().strip()).matches();
    }

    /**
     * The host in small letters, without its port, brackets, and a dot at its end; may be empty.
     */
    static String host(HttpRequest request) {
        var value = request.headers().get(HttpHeaderNames.HOST, "").strip();
        var port = PORT.matcher(value);
        var host = port.find() ? value.substring(0, port.start()) : value;
        return BESIDE_NAME.matcher(host).replaceAll("").toLowerCase(Locale.ROOT);
    }

    /**
     * Whether the request asks for a path, and not for a connection to another server ({@code
     * CONNECT}).
     */
    static boolean hasPath(HttpRequest request) {
        return path(request).startsWith("/");
    }

    /** The path from the first slash to a question mark; never decoded. */
    static String path(HttpRequest request) {
        var target = BEFORE_PATH.matcher(request.uri());
        var uri = target.lookingAt() ? request.uri().substring(target.end()) : request.uri();
        var query = uri.indexOf('?');
        var path = query < 0 ? uri : uri.substring(0, query);
        return path.isEmpty() ? "/" : path;
    }
}
