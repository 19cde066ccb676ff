package emberdelve.protocol.line;

/**
 * The sequence that a terminal sends for arrows, function keys and the like, recognised however it
 * is cut into packets: they are no text, and without this they would type {@code [A}. An Escape
 * alone is swallowed as well.
 *
 * <p>Thread: its connection's event loop.
 *
 * @see "ECMA-48, section 5.4: control sequences"
 */
final class KeySequence {
    static final char ESCAPE = '\u001B';

    /**
     * The most parameter characters of a sequence: no key sends more, and what comes after them is
     * text again.
     */
    static final int PARAMETERS_MAX = 16;

    private enum State {
        NONE,
        /** The state after an escape. */
        BEGUN,
        /**
         * The state after {@code ESC O}, and {@code ESC [ [} of the Linux console: one letter
         * follows.
         */
        LETTER,
        /** The state after {@code ESC [}. */
        FIRST,
        /** The state within the parameters after {@code ESC [}. */
        PARAMETERS
    }

    private State state = State.NONE;
    private int parameters;

    /** Whether the next character may belong to a key. */
    boolean isOpen() {
        return state != State.NONE;
    }

    /** Whether the character belongs to a key, and is no text; an escape always does. */
    boolean takes(char c) {
        if (c == ESCAPE) {
            state = State.BEGUN;
            return true;
        }
        var now = state;
        state = State.NONE;
        return switch (now) {
            case NONE -> false;
            case BEGUN -> begins(c);
            case LETTER -> c > ' ' && c <= '~';
            case FIRST, PARAMETERS -> goesOn(c, now);
        };
    }

    private boolean begins(char c) {
        if (c == 'O') state = State.LETTER;
        if (c == '[') state = State.FIRST;
        parameters = 0;
        return isOpen();
    }

    private boolean goesOn(char c, State now) {
        if (c < ' ' || c > '~') return false;

        if (c == '[' && now == State.FIRST) state = State.LETTER;
        else if (c < '@' && ++parameters <= PARAMETERS_MAX) state = State.PARAMETERS;
        return isOpen() || c >= '@';
    }
}
