package emberdelve.server.endtoend;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * What is left of a Telnet stream without commands, negotiations and colours, and what it says to
 * programs. Written for itself, so that a mistake of the server's own codec is not made twice.
 */
final class PlainText {
    private static final int IAC = 255;
    private static final int SB = 250;
    private static final int SE = 240;
    private static final int WILL = 251;
    private static final int ESC = 27;
    private static final int GMCP = 201;

    private final StringBuilder text = new StringBuilder();
    private final ByteArrayOutputStream sub = new ByteArrayOutputStream();
    private final List<String> messages = new ArrayList<>();
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

    /** What came for programs: a name, and behind it a JSON value. */
    List<String> messages() {
        return messages;
    }

    void take(int octet) {
        state =
                switch (state) {
                    case TEXT -> text(octet);
                    case COMMAND -> command(octet);
                    case OPTION -> State.TEXT;
                    case SUB -> octet == IAC ? State.SUB_COMMAND : sub(octet);
                    case SUB_COMMAND -> octet == SE ? subEnds() : sub(octet);
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

    private State sub(int octet) {
        sub.write(octet);
        return State.SUB;
    }

    private State subEnds() {
        if (sub.size() > 0 && (sub.toByteArray()[0] & 0xff) == GMCP)
            messages.add(new String(sub.toByteArray(), 1, sub.size() - 1, StandardCharsets.UTF_8));
        sub.reset();
        return State.TEXT;
    }
}
