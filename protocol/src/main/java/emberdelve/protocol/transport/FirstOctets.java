package emberdelve.protocol.transport;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/**
 * Looks at how a peer begins, until it is clear whether that is Telnet. Pure; the same octets give
 * the same answer however they are cut into packets.
 */
final class FirstOctets {
    /** Enough to know a request line by, however long its path is. */
    static final int KEPT_MAX = 256;

    /** Version 2 of the PROXY protocol (its section 2.2). */
    private static final byte[] PROXY_V2 = {
        '\r', '\n', '\r', '\n', 0, '\r', '\n', 'Q', 'U', 'I', 'T', '\n'
    };

    /** As far as PROXY_V2 looks like somebody who presses Enter twice. */
    private static final int ENTERS = 4;

    /** A handshake record, and the major version of all of TLS (RFC 8446 section 5.1). */
    private static final int TLS_HANDSHAKE = 0x16;
    private static final int TLS_MAJOR = 3;

    private final byte[] kept = new byte[KEPT_MAX];
    private int length;
    private boolean decided;
    private Optional<Foreign> foreign = Optional.empty();

    /** The next octet; nothing more is looked at once it is decided. */
    void add(byte octet) {
        if (decided) return;
        kept[length++] = octet;
        judge();
    }

    /** Whether it is known who this is. */
    boolean isDecided() {
        return decided;
    }

    /** Who it is; empty for Telnet, and as long as nothing is decided. */
    Optional<Foreign> foreign() {
        return foreign;
    }

    /** Whether the octets so far must not be acted upon yet. */
    boolean isSuspicious() {
        return !decided && !(kept[0] == '\r' && length <= ENTERS);
    }

    private void judge() {
        if (kept[0] == TLS_HANDSHAKE) judgeTls();
        else if (kept[0] == '\r') judgeProxyV2();
        else judgeLine();
    }

    private void judgeTls() {
        if (length == 1) return;
        if (kept[1] == TLS_MAJOR) decide(Optional.of(Foreign.TLS));
        else decide(Optional.empty());
    }

    private void judgeProxyV2() {
        if (kept[length - 1] != PROXY_V2[length - 1]) decide(Optional.empty());
        else if (length == PROXY_V2.length) decide(Optional.of(Foreign.PROXY));
    }

    /** All of them begin with a capital or a sign; who does not, is at once believed. */
    private void judgeLine() {
        var last = kept[length - 1];
        var isEnd = last == '\r' || last == '\n';
        if (isEnd) decide(Foreign.ofLine(text(length - 1)));
        else if (last < ' ' || !isSuspect(kept[0])) decide(Optional.empty());
        else if (length == KEPT_MAX) decide(Foreign.ofLine(text(length)));
    }

    private static boolean isSuspect(byte first) {
        return (first >= 'A' && first <= 'Z') || first == '*' || first == '$';
    }

    private String text(int octets) {
        return new String(Arrays.copyOf(kept, octets), StandardCharsets.US_ASCII);
    }

    private void decide(Optional<Foreign> who) {
        foreign = who;
        decided = true;
    }
}
