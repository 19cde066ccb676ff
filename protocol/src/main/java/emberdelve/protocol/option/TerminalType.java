package emberdelve.protocol.option;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The names that the peer is asked for, one after the other, until it repeats itself:
 * TERMINAL-TYPE, RFC 1091. MUD clients give their own name first, the terminal's next, then their
 * {@link Mtts}.
 *
 * <p>Thread: its connection's event loop.
 */
public final class TerminalType {
    /** Asks for the next name. */
    public static final Octets SEND = Octets.of(1);

    /** The most questions to a peer that never repeats itself; four would do. */
    public static final int NAMES_MAX = 6;

    /** The longest name that is kept (RFC 1091 allows 40); the rest is cut off. */
    public static final int NAME_CHARS_MAX = 40;

    private static final int IS = 0;

    /** The only name that the telnet of Windows says; it hangs when it is asked again. */
    private static final String WINDOWS = "ANSI";

    private final List<String> names = new ArrayList<>();
    private Optional<Mtts> mtts = Optional.empty();
    private boolean asked;

    /** Begins anew, because the peer has agreed to be asked; answers what is to be sent. */
    public Octets begin() {
        names.clear();
        asked = true;
        return SEND;
    }

    /** Takes what the peer said; answers what is to be sent next, if anything. */
    public Optional<Octets> receive(Octets payload) {
        if (!asked || !payload.startsWith(IS)) return Optional.empty();

        var name = Label.of(payload.ascii(1), NAME_CHARS_MAX);
        asked = !isLast(name);
        if (!names.contains(name)) names.add(name);
        Mtts.read(name).ifPresent(found -> mtts = Optional.of(found));
        return asked ? Optional.of(SEND) : Optional.empty();
    }

    /** The names that the peer has said so far, each once. */
    public List<String> names() {
        return List.copyOf(names);
    }

    /** The abilities that the client says it has, if it has said any. */
    public Optional<Mtts> mtts() {
        return mtts;
    }

    private boolean isLast(String name) {
        return names.contains(name)
                || names.size() + 1 >= NAMES_MAX
                || (names.isEmpty() && name.toUpperCase(Locale.ROOT).equals(WINDOWS));
    }
}
