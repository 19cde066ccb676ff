package emberdelve.protocol.option;

import emberdelve.protocol.code.TextCode;

import java.util.Optional;
import java.util.StringTokenizer;

/**
 * The agreement on a code, on UTF-8 before all others: CHARSET, RFC 2066. Either side may propose.
 * Several names in one proposal take Mudlet out of UTF-8, so ours has one.
 *
 * <p>Thread: its connection's event loop.
 */
public final class Charset {
    private static final String UTF_8 = "UTF-8";

    private static final int REQUEST = 1;
    private static final int ACCEPTED = 2;
    private static final int REJECTED = 3;
    private static final int TTABLE_IS = 4;
    private static final int TTABLE_REJECTED = 5;

    /**
     * The beginning of a peer's offer: before its list it may name a translation table, with a
     * version of one octet.
     */
    private static final String TTABLE = "[TTABLE ]";

    private Optional<TextCode> agreed = Optional.empty();
    private boolean refused;
    private boolean proposed;

    /** Makes our proposal; answers what is to be sent. */
    public Octets propose() {
        proposed = true;
        return Octets.of(REQUEST, ";" + UTF_8);
    }

    /** Takes what the peer said; answers what is to be sent back, if anything. */
    public Optional<Octets> receive(Octets payload) {
        if (payload.length() == 0) return Optional.empty();

        return switch (payload.at(0)) {
            case REQUEST -> Optional.of(answer(payload.ascii(1)));
            case ACCEPTED -> settle(TextCode.of(payload.ascii(1)).filter(TextCode.UTF_8::equals));
            case REJECTED -> settle(Optional.empty());
            case TTABLE_IS -> Optional.of(Octets.of(TTABLE_REJECTED));
            default -> Optional.empty();
        };
    }

    /** The character set in which both read and write. */
    public Optional<TextCode> agreed() {
        return agreed;
    }

    /** Whether the peer has refused UTF-8. */
    public boolean isRefused() {
        return refused;
    }

    private Optional<Octets> settle(Optional<TextCode> accepted) {
        if (proposed) {
            agreed = accepted;
            refused = accepted.isEmpty();
        }
        proposed = false;
        return Optional.empty();
    }

    private Octets answer(String request) {
        // Both proposed at once: the server's counts, and the client's is refused (RFC 2066).
        if (proposed) return Octets.of(REJECTED);

        var list =
                request.startsWith(TTABLE)
                        ? request.substring(Math.min(TTABLE.length() + 1, request.length()))
                        : request;
        if (list.isEmpty()) return Octets.of(REJECTED);

        // The first character says what separates the names.
        var names = new StringTokenizer(list.substring(1), list.substring(0, 1));
        var best = "";
        var code = Optional.<TextCode>empty();
        while (names.hasMoreTokens()) {
            var name = names.nextToken();
            var known = TextCode.of(name);
            // The codes stand in the order in which we want them.
            if (known.isEmpty() || (code.isPresent() && code.get().compareTo(known.get()) <= 0))
                continue;
            best = name;
            code = known;
        }
        if (code.isEmpty()) return Octets.of(REJECTED);
        agreed = code;
        refused = false;
        return Octets.of(ACCEPTED, best);
    }
}
