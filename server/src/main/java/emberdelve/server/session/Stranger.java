package emberdelve.server.session;

import java.util.regex.Pattern;

/**
 * Tells programs that speak something else from people: scanners, browsers and proxies knock at
 * every port, and must not be taken for a player called GET.
 */
final class Stranger {
    /** HTTP, SSH, RTSP, SMTP, PROXY (versions 1 and 2), Redis. */
    private static final Pattern OTHER_PROTOCOL =
            Pattern.compile(
                    "[A-Z]+ \\S.* (HTTP|RTSP)/\\d.*|SSH-\\d.*|PROXY (TCP|UNKNOWN).*|(EHLO|HELO) .*"
                            + "|[*$]\\d+");

    private Stranger() {}

    /** Whether the first line of a connection is none that a person typed. */
    static boolean speaks(String line) {
        return OTHER_PROTOCOL.matcher(line).matches() || line.chars().anyMatch(Stranger::isBinary);
    }

    /** Arrow keys send an escape, and some people have tabs; nobody types the rest. */
    private static boolean isBinary(int c) {
        return c != '\t' && c != '\u001b' && c != '\b' && (c < ' ' || c == '\ufffd');
    }
}
