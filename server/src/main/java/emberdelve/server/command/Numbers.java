package emberdelve.server.command;

import java.util.Optional;
import java.util.regex.Pattern;

/** The numbers that players type: plain ASCII digits, nothing else. */
public final class Numbers {
    /** More digits than the largest sum of gold has; a longer text is refused unread. */
    private static final Pattern DIGITS = Pattern.compile("[0-9]{1,13}");

    private Numbers() {}

    public static boolean areDigits(String typed) {
        return DIGITS.matcher(typed).matches();
    }

    /**
     * The whole number, if the text is one and lies within {@code min} and {@code max}, inclusive.
     */
    public static Optional<Long> whole(String typed, long min, long max) {
        if (!DIGITS.matcher(typed).matches()) return Optional.empty();
        var number = Long.parseLong(typed);
        return number < min || number > max ? Optional.empty() : Optional.of(number);
    }
}
