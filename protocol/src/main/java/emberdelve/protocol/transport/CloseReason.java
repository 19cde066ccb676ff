package emberdelve.protocol.transport;

import java.nio.charset.StandardCharsets;

/** The reason why a WebSocket is closed, in words that fit a frame of control. */
final class CloseReason {
    /**
     * The most octets of the words: a control frame has at most 125, two of them for the status
     * (RFC 6455 section 5.5).
     */
    static final int OCTETS_MAX = 123;

    private CloseReason() {}

    /** The words, or as much of their beginning as fits. */
    static String of(String words) {
        var cut = words;
        while (cut.getBytes(StandardCharsets.UTF_8).length > OCTETS_MAX)
            cut = cut.substring(0, cut.offsetByCodePoints(cut.length(), -1));
        return cut;
    }
}
