package emberdelve.protocol.transport;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * The answer to a {@link WebRequest}.
 *
 * @param status the status of HTTP, such as 200
 * @param headers the headers besides those of its length and of the connection
 * @param body read-only, so that many answers can share its octets
 * @param isPart whether it is a part of pages, such as a script, that no browser shows by itself
 */
public record WebAnswer(int status, Map<String, String> headers, ByteBuffer body, boolean isPart) {
    public static final int OK = 200;
    public static final int NOT_MODIFIED = 304;
    public static final int PERMANENT_REDIRECT = 308;
    public static final int NOT_FOUND = 404;

    public static final ByteBuffer NOTHING = ByteBuffer.allocate(0).asReadOnlyBuffer();

    /** An answer that a browser may show by itself. */
    public WebAnswer(int status, Map<String, String> headers, ByteBuffer body) {
        this(status, headers, body, false);
    }

    public WebAnswer {
        headers = Map.copyOf(headers);
        body = body.asReadOnlyBuffer();
    }

    /** The answer that it is elsewhere for good, at a place relative to the one asked for. */
    public static WebAnswer goTo(String place) {
        return new WebAnswer(PERMANENT_REDIRECT, Map.of("location", place), NOTHING);
    }

    /** An answer of plain words. */
    public static WebAnswer words(int status, String words) {
        return new WebAnswer(
                status,
                Map.of("content-type", "text/plain; charset=utf-8"),
                StandardCharsets.UTF_8.encode(words + "\r\n"));
    }
}
