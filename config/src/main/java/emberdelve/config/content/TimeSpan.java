package emberdelve.config.content;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The notation for a length of time, in files and by staff: {@code 500ms}, {@code 30s}, {@code
 * 1h30m}, {@code 2d}; units from the large to the small, each once.
 */
public final class TimeSpan {
    /**
     * The form of a span. Nine digits a number are enough, and no sum of such numbers overflows.
     */
    private static final Pattern FORM =
            Pattern.compile(
                    "(?:([0-9]{1,9})d)?(?:([0-9]{1,9})h)?(?:([0-9]{1,9})m)?(?:([0-9]{1,9})s)?"
                            + "(?:([0-9]{1,9})ms)?");

    private TimeSpan() {}

    /** Empty when it is no length of time. */
    public static Optional<Duration> parse(String text) {
        var form = FORM.matcher(text);
        if (text.isEmpty() || !form.matches()) return Optional.empty();
        return Optional.of(
                Duration.ofDays(number(form, 1))
                        .plusHours(number(form, 2))
                        .plusMinutes(number(form, 3))
                        .plusSeconds(number(form, 4))
                        .plusMillis(number(form, 5)));
    }

    private static long number(Matcher form, int group) {
        return Optional.ofNullable(form.group(group)).map(Long::parseLong).orElse(0L);
    }
}
