package emberdelve.protocol.transport;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/**
 * The first octets of a peer, looked at until it is clear whether they are Telnet. Only what nobody
 * types is taken for something else: a person may have typed any other first line. Pure; the same
 * octets give the same answer however they are cut into packets.
 */
final class FirstOctets {
    /**
     * The most octets that are looked at: enough to know a request line by, however long its path
     * is.
     */
    static final int KEPT_MAX = 256;

    /** The first octets of version 2 of the PROXY protocol (its section 2.2). */
    private static final byte[] PROXY_V2 = {
        '\r', '\n', '\r', '\n', 0, '\r', '\n', 'Q', 'U', 'I', 'T', '\n'
    };

    /** The number of octets for which PROXY_V2 looks like somebody who presses Enter twice. */
    private static final int ENTERS = 4;

    /** A handshake record, and the major version of all of TLS (RFC 8446 section 5.1). */
    private static final int TLS_HANDSHAKE = 0x16;

    private static final int TLS_MAJOR = 3;
    private static final int TLS_MINOR_MAX = 4;

    /** A command of Redis: an array, {@code *} and a number, whose first part follows. */
    private static final byte REDIS_ARRAY = '*';

    private static final byte REDIS_PART = '$';

    private final byte[] kept = new byte[KEPT_MAX];
    private int length;
    private boolean decided;
    private Optional<Foreign> foreign = Optional.empty();

    /** Takes the next octet; ignores it once it is decided who the peer is. */
    void add(byte octet) {
        if (decided) return;
        kept[length++] = octet;
        judge();
    }

    /** Whether it is decided who the peer is. */
    boolean isDecided() {
        return decided;
    }

    /** The stranger; empty for Telnet, and as long as nothing is decided. */
    Optional<Foreign> foreign() {
        return foreign;
    }

    /** Whether the octets so far must not be acted upon yet. */
    boolean isSuspicious() {
        return !decided && !(kept[0] == '\r' && length <= ENTERS) && !isWholeLine();
    }

    /**
     * Whether the octets may be a whole line, as {@code *1} is, as long as it is not known whether
     * a part of a command follows.
     */
    private boolean isWholeLine() {
        return kept[0] == REDIS_ARRAY && isEnd(kept[length - 1]);
    }

    private void judge() {
        switch (kept[0]) {
            case TLS_HANDSHAKE -> judgeTls();
            case '\r' -> judgeProxyV2();
            case REDIS_ARRAY -> judgeRedis();
            default -> judgeLine();
        }
    }

    /** Judges what may be a record of TLS: ^V and ^C may be typed, but not a version after them. */
    private void judgeTls() {
        var last = kept[length - 1];
        var fits =
                switch (length) {
                    case 1 -> true;
                    case 2 -> last == TLS_MAJOR;
                    default -> last >= 0 && last <= TLS_MINOR_MAX;
                };
        if (!fits) decide(Optional.empty());
        else if (length == 3) decide(Optional.of(Foreign.TLS));
    }

    private void judgeRedis() {
        var last = kept[length - 1];
        if (length == 1) return;
        var before = kept[length - 2];
        var fits =
                switch (before) {
                    case '\r' -> last == '\n';
                    case '\n' -> last == REDIS_PART;
                    case REDIS_ARRAY -> isDigit(last);
                    default -> isDigit(last) || last == '\r';
                };
        if (!fits || length == KEPT_MAX) decide(Optional.empty());
        else if (last == REDIS_PART) decide(Optional.of(Foreign.REDIS));
    }

    private static boolean isDigit(byte octet) {
        return octet >= '0' && octet <= '9';
    }

    private void judgeProxyV2() {
        if (kept[length - 1] != PROXY_V2[length - 1]) decide(Optional.empty());
        else if (length == PROXY_V2.length) decide(Optional.of(Foreign.PROXY));
    }

    /**
     * Judges a line: those of strangers all begin with a capital letter; a peer that begins
     * otherwise is at once taken for Telnet.
     */
    private void judgeLine() {
        var last = kept[length - 1];
        if (isEnd(last)) decide(Foreign.ofLine(text(length - 1)));
        else if (last < ' ' || !isSuspect(kept[0])) decide(Optional.empty());
        else if (length == KEPT_MAX) decide(Foreign.ofLine(text(length)));
    }

    private static boolean isSuspect(byte first) {
        return first >= 'A' && first <= 'Z';
    }

    private static boolean isEnd(byte octet) {
        return octet == '\r' || octet == '\n';
    }

    private String text(int octets) {
        return new String(Arrays.copyOf(kept, octets), StandardCharsets.US_ASCII);
    }

    private void decide(Optional<Foreign> who) {
        foreign = who;
        decided = true;
    }
}
