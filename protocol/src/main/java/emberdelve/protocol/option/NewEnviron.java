package emberdelve.protocol.option;

import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * The variables of its environment that the peer is asked for: NEW-ENVIRON, RFC 1572, with the
 * names of MNES and of the clients that show links. Everything else it tells is forgotten, its
 * IPADDRESS above all, which anybody can claim.
 *
 * <p>Thread: its connection's event loop.
 */
public final class NewEnviron {
    /** The variables we ask for and believe, in the order in which they are asked for. */
    public enum Variable {
        CLIENT_NAME(true),
        CLIENT_VERSION(true),
        CHARSET(true),
        MTTS(true),
        SCREEN_READER(false),
        OSC_HYPERLINKS(false),
        OSC_HYPERLINKS_SEND(false),
        OSC_HYPERLINKS_PROMPT(false);

        private final boolean mnes;

        Variable(boolean mnes) {
            this.mnes = mnes;
        }

        private static Optional<Variable> named(String name) {
            for (var variable : values()) {
                if (variable.name().equals(name)) return Optional.of(variable);
            }
            return Optional.empty();
        }
    }

    /** The longest value that is kept; the rest is cut off. */
    public static final int VALUE_CHARS_MAX = 40;

    /** The longest name that is looked at: longer than any we know. */
    private static final int NAME_CHARS_MAX = 40;

    private static final int IS = 0;
    private static final int SEND = 1;
    private static final int INFO = 2;

    private static final int VAR = 0;
    private static final int VALUE = 1;
    private static final int ESC = 2;
    private static final int USERVAR = 3;

    /**
     * The values that the peer said; most say nothing, so a map is only made for a peer that does.
     */
    private Map<Variable, String> values = Map.of();

    /**
     * Our question. MNES has its variables as VAR, but Mudlet keeps all of its own as USERVAR and
     * says that it has no VAR; so variables of MNES are asked for in both ways. GNU telnet has room
     * for 256 octets of a question.
     */
    public Octets ask() {
        var question = new StringBuilder();
        for (var variable : Variable.values()) {
            if (variable.mnes) question.append((char) VAR).append(variable.name());
            question.append((char) USERVAR).append(variable.name());
        }
        return Octets.of(SEND, question.toString());
    }

    /** Takes what the peer said. That it has no such variable any more is believed only in INFO. */
    public void receive(Octets payload) {
        if (payload.startsWith(IS) || payload.startsWith(INFO)) new Reading(payload).all();
    }

    /** The value that the peer said, printable ASCII; empty if it said none. */
    public String value(Variable variable) {
        return values.getOrDefault(variable, "");
    }

    /** Whether the peer said that the variable is 1. */
    public boolean isSet(Variable variable) {
        return value(variable).equals("1");
    }

    /** The abilities that the client says it has, if it has said any. */
    public Optional<Mtts> mtts() {
        return Mtts.readBits(value(Variable.MTTS));
    }

    private void keep(Variable variable, String value) {
        if (values.isEmpty()) values = new EnumMap<>(Variable.class);
        values.put(variable, value);
    }

    private void forget(Variable variable) {
        if (!values.isEmpty()) values.remove(variable);
    }

    /** One pass over what the peer said. */
    private final class Reading {
        private final Octets payload;
        private final boolean info;
        private int at = 1;

        Reading(Octets payload) {
            this.payload = payload;
            this.info = payload.at(0) == INFO;
        }

        void all() {
            while (at < payload.length()) {
                var type = payload.at(at++);
                var text = text();
                if (type != VAR && type != USERVAR) continue;

                var variable = Variable.named(Label.of(text, NAME_CHARS_MAX));
                if (at < payload.length() && payload.at(at) == VALUE) {
                    at++;
                    var value = Label.of(text(), VALUE_CHARS_MAX);
                    variable.ifPresent(known -> keep(known, value));
                } else if (info) {
                    variable.ifPresent(NewEnviron.this::forget);
                }
            }
        }

        /**
         * Reads up to the next octet with a meaning; an ESC takes the meaning from the octet after
         * it.
         */
        private String text() {
            var text = new byte[payload.length() - at];
            var length = 0;
            while (at < payload.length() && (payload.at(at) > USERVAR || isEscaped())) {
                if (isEscaped()) at++;
                text[length++] = (byte) payload.at(at++);
            }
            return new String(text, 0, length, StandardCharsets.US_ASCII);
        }

        private boolean isEscaped() {
            return payload.at(at) == ESC && at + 1 < payload.length();
        }
    }
}
