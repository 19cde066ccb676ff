package emberdelve.protocol.option;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * One message for programs instead of people: GMCP. Its name is that of a package and of a message
 * in it, such as {@code Char.Vitals}.
 *
 * @param json one JSON value; empty when the name says everything
 * @see "the Generic MUD Communication Protocol"
 */
public record GmcpMessage(String name, String json) {
    /** A room with all that lies in it is 4 KiB; clients send less. */
    public static final int OCTETS_MAX = 16 * 1024;

    /** {@code External.Discord.Status} has 23. */
    static final int NAME_CHARS_MAX = 64;

    private static final Pattern NAME =
            Pattern.compile("[A-Za-z][A-Za-z0-9_.-]{0," + (NAME_CHARS_MAX - 1) + "}");

    /**
     * @throws IllegalArgumentException if the name is none
     */
    public GmcpMessage {
        if (!NAME.matcher(name).matches()) {
            throw new IllegalArgumentException(
                    "gmcp: " + name + " (expected: a name such as Char.Vitals)");
        }
    }

    /**
     * The message that the peer says; empty if it has no name, or something behind it that is no
     * JSON.
     */
    public static Optional<GmcpMessage> read(Octets payload) {
        if (payload.length() > OCTETS_MAX) return Optional.empty();

        var text = payload.utf8();
        var space = text.indexOf(' ');
        var name = space < 0 ? text.strip() : text.substring(0, space);
        var json = space < 0 ? "" : text.substring(space).strip();
        return NAME.matcher(name).matches() && (json.isEmpty() || Json.isSound(json))
                ? Optional.of(new GmcpMessage(name, json))
                : Optional.empty();
    }

    /** Whether it has that name; clients write it in any case. */
    public boolean is(String otherName) {
        return name.equalsIgnoreCase(otherName);
    }

    /**
     * The message as it is sent. Control characters, which JSON has only between its values, become
     * blanks: a raw one inside a string makes clients drop the message, or worse.
     */
    public Octets octets() {
        return Octets.utf8(text());
    }

    /** The same where it is not sent as octets. */
    public String text() {
        return json.isEmpty() ? name : name + " " + withoutControls(json);
    }

    private static String withoutControls(String json) {
        return json.chars().noneMatch(Character::isISOControl)
                ? json
                : json.replaceAll("\\p{Cntrl}|[\\x80-\\x9F]", " ");
    }
}
