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
    /**
     * The most octets of a message that is read: a room with all that lies in it is 4 KiB; clients
     * send less.
     */
    public static final int OCTETS_MAX = 16 * 1024;

    /** The longest name; {@code External.Discord.Status} has 23 characters. */
    static final int NAME_CHARS_MAX = 64;

    private static final Pattern NAME =
            Pattern.compile("[A-Za-z][A-Za-z0-9_.-]{0," + (NAME_CHARS_MAX - 1) + "}");

    /**
     * Makes a message.
     *
     * @throws IllegalArgumentException if the name is not valid
     */
    public GmcpMessage {
        if (!NAME.matcher(name).matches()) {
            throw new IllegalArgumentException(
                    "gmcp: " + name + " (expected: a name such as Char.Vitals)");
        }
    }

    /**
     * The message that the peer says; empty if it is too long, has no valid name, or something
     * behind the name that is no JSON.
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

    /** Whether it has that name, which clients write in capital or small letters. */
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

    /** The message as it is sent where text is sent and not octets. */
    public String text() {
        return json.isEmpty() ? name : name + " " + withoutControls(json);
    }

    private static String withoutControls(String json) {
        return json.chars().noneMatch(Character::isISOControl)
                ? json
                : json.replaceAll("\\p{Cntrl}|[\\x80-\\x9F]", " ");
    }
}
