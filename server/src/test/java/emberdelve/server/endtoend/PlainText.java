package emberdelve.server.endtoend;

/**
 * What is left of a Telnet stream without commands, negotiations and colours. Written for itself,
 * so that a mistake of the server's own codec is not made twice.
 */
final class PlainText {
    private static final int IAC = 255;
    private static final int SB = 250;
    private static final int SE = 240;
    private static final int WILL = 251;
    private static final int ESC = 27;

    private final StringBuilder text = new StringBuilder();
    private State state = State.TEXT;

    private enum State {
        TEXT,
        COMMAND,
        OPTION,
        SUB,
        SUB_COMMAND,
        ESCAPE,
        COLOUR
    }

    CharSequence text() {
        return text;
    }

    void take(int octet) {
        state =
                switch (state) {
                    case TEXT -> text(octet);
                    case COMMAND -> command(octet);
                    case OPTION -> State.TEXT;
                    case SUB -> octet == IAC ? State.SUB_COMMAND : State.SUB;
                    case SUB_COMMAND -> octet == SE ? State.TEXT : State.SUB;
                    case ESCAPE -> octet == '[' ? State.COLOUR : State.TEXT;
                    case COLOUR -> octet >= '@' ? State.TEXT : State.COLOUR;
                };
    }

    private State text(int octet) {
        if (octet == IAC) return State.COMMAND;
        if (octet == ESC) return State.ESCAPE;
        if (octet != '\r' && octet != 0) text.append((char) octet);
        return State.TEXT;
    }

    private static State command(int octet) {
        if (octet == SB) return State.SUB;
        return octet >= WILL && octet < IAC ? State.OPTION : State.TEXT;
    }
}
