package emberdelve.server.command.staff;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * How long something holds, as staff type it: {@code 10m}, {@code 2h}, {@code 3d} or {@code
 * forever}.
 *
 * @param seconds empty for good
 */
record Span(Optional<Long> seconds) {
    /** Ten years; whoever means longer means forever. */
    static final long SECONDS_MAX = 3650L * 86_400;

    private static final Pattern FORM = Pattern.compile("([0-9]{1,7})([mhd])");
    private static final long MINUTE = 60;
    private static final long HOUR = 60 * MINUTE;
    private static final long DAY = 24 * HOUR;

    /** Where nothing is said: long enough to think about it, and over by itself. */
    static final Span USUAL = new Span(Optional.of(HOUR));

    /** Empty when it is none of these, nothing at all, or more than {@link #SECONDS_MAX}. */
    static Optional<Span> read(String typed) {
        var word = typed.toLowerCase(Locale.ROOT);
        if (word.equals("forever")) return Optional.of(new Span(Optional.empty()));
        var form = FORM.matcher(word);
        if (!form.matches()) return Optional.empty();
        var unit = switch (form.group(2)) {
            case "m" -> MINUTE;
            case "h" -> HOUR;
            default -> DAY;
        };
        var seconds = Long.parseLong(form.group(1)) * unit;
        return seconds < 1 || seconds > SECONDS_MAX
                ? Optional.empty()
                : Optional.of(new Span(Optional.of(seconds)));
    }
}
