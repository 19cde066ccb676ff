package emberdelve.protocol.transport;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Pattern;

/** A protocol that scanners, browsers and misled programs speak at a port for Telnet. */
public enum Foreign {
    // A protocol that is not known by a line has a pattern that matches none.
    /**
     * HTTP, known by a line that names its version, or by the beginning of one with a method and a
     * path.
     */
    HTTP("[A-Z]+ \\S+ HTTP/\\d.*|(GET|HEAD|POST|PUT|DELETE|OPTIONS|TRACE|PATCH) (/|https?://).*"),
    TLS("(?!)"),
    SSH("SSH-\\d\\.\\d.*"),
    REDIS("(?!)"),
    SMTP("EHLO \\S.*"),
    /** The PROXY header of a balancer, versions 1 and 2, where no peer is believed to be one. */
    PROXY("PROXY (TCP[46] |UNKNOWN).*");

    /** A fatal alert, handshake_failure (RFC 8446 sections 5.1 and 6). */
    private static final byte[] TLS_ALERT = {0x15, 3, 1, 0, 2, 2, 40};

    private final Pattern firstLine;

    Foreign(String firstLine) {
        this.firstLine = Pattern.compile(firstLine, Pattern.DOTALL);
    }

    /** The protocol whose first line this is, or the beginning of it if it is long. */
    static Optional<Foreign> ofLine(String line) {
        for (var foreign : values()) {
            if (foreign.firstLine.matcher(line).matches()) return Optional.of(foreign);
        }
        return Optional.empty();
    }

    /**
     * A refusal in the protocol itself; empty where none would be understood.
     *
     * @param words one line for the person who reads it
     */
    byte[] refusal(String words) {
        return switch (this) {
            case HTTP -> badRequest(words + "\r\n").getBytes(StandardCharsets.UTF_8);
            case TLS -> TLS_ALERT.clone();
            // A server may send lines before it names its version (RFC 4253 section 4.2).
            case SSH -> (words + "\r\n").getBytes(StandardCharsets.UTF_8);
            case REDIS -> ("-ERR " + words + "\r\n").getBytes(StandardCharsets.UTF_8);
            case SMTP -> ("554 " + words + "\r\n").getBytes(StandardCharsets.UTF_8);
            case PROXY -> new byte[0];
        };
    }

    private static String badRequest(String body) {
        return "HTTP/1.1 400 Bad Request\r\n"
                + "Content-Type: text/plain; charset=utf-8\r\n"
                + "Content-Length: "
                + body.getBytes(StandardCharsets.UTF_8).length
                + "\r\n"
                + "Connection: close\r\n\r\n"
                + body;
    }
}
