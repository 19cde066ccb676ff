package emberdelve.server.command;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The words that staff typed behind a verb, with the reason at their end: {@code WHAT [reason
 * WORDS]}.
 *
 * @param reason empty if none was given
 */
public record Reasoned(String what, String reason) {
    private static final Pattern FORM = Pattern.compile("(.*?)(?:\\s+reason\\s+(.+))?");

    public static Reasoned read(String typed) {
        var form = FORM.matcher(typed);
        // The form matches every line.
        if (!form.matches()) return new Reasoned(typed, "");
        return new Reasoned(form.group(1), Optional.ofNullable(form.group(2)).orElse(""));
    }

    /** The line that was read so, behind those words. */
    public static String line(String words, String reason) {
        return reason.isEmpty() ? words : words + " reason " + reason;
    }

    /** What the audit says of the deed: the detail and the reason. */
    public static String detail(String detail, String reason) {
        if (reason.isEmpty()) return detail;
        return detail.isEmpty() ? reason : detail + ": " + reason;
    }
}
