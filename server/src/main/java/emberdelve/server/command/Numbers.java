package emberdelve.server.command;

import java.util.Optional;
import java.util.regex.Pattern;

/** Reads numbers that players type: plain ASCII digits, nothing else. */
public final class Numbers {
    /** More digits than the largest sum of gold has; longer ones are refused unread. */
    private static final Pattern DIGITS = Pattern.compile("[0-9]{1,13}");

    private Numbers() {}

    public static boolean areDigits(String typed) {
        return DIGITS.matcher(typed).matches();
    }

    /** The whole number, if it is one and lies within these limits, both included. */
    public static Optional<Long> whole(String typed, long min, long max) {
        if (!DIGITS.matcher(typed).matches()) return Optional.empty();
        var number = Long.parseLong(typed);
        return number < min || number > max ? Optional.empty() : Optional.of(number);
    }
}
