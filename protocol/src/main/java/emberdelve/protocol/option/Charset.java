package emberdelve.protocol.option;

import java.util.Locale;
import java.util.Optional;
import java.util.StringTokenizer;

/**
 * Agrees on UTF-8, and on nothing else: CHARSET, RFC 2066. Either side may propose. Several names
 * in one proposal take Mudlet out of UTF-8, so ours has one.
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

    /** Before its list a peer may offer a translation table, with a version of one octet. */
    private static final String TTABLE = "[TTABLE ]";

    /** What has come of it. */
    public enum Agreement {
        NONE,
        UTF_8,
        REFUSED
    }

    private Agreement agreement = Agreement.NONE;
    private boolean proposed;

    /** Our proposal. What is to be sent. */
    public Octets propose() {
        proposed = true;
        return Octets.of(REQUEST, ";" + UTF_8);
    }

    /** The peer said something; what is to be sent back, if anything. */
    public Optional<Octets> receive(Octets payload) {
        if (payload.length() == 0) return Optional.empty();

        return switch (payload.at(0)) {
            case REQUEST -> Optional.of(answer(payload.ascii(1)));
            case ACCEPTED -> settle(isUtf8(payload.ascii(1)));
            case REJECTED -> settle(false);
            case TTABLE_IS -> Optional.of(Octets.of(TTABLE_REJECTED));
            default -> Optional.empty();
        };
    }

    public Agreement agreement() {
        return agreement;
    }

    private Optional<Octets> settle(boolean accepted) {
        if (proposed) agreement = accepted ? Agreement.UTF_8 : Agreement.REFUSED;
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
        while (names.hasMoreTokens()) {
            var name = names.nextToken();
            if (isUtf8(name)) {
                agreement = Agreement.UTF_8;
                return Octets.of(ACCEPTED, name);
            }
        }
        return Octets.of(REJECTED);
    }

    private static boolean isUtf8(String name) {
        return name.toUpperCase(Locale.ROOT).equals(UTF_8);
    }
}
