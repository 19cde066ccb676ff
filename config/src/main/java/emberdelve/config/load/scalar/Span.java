package emberdelve.config.load.scalar;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Pattern;

/** A time with its unit, {@code 500ms}, {@code 30s}, {@code 2m}, {@code 1h}; both ends included. */
public record Span(Duration min, Duration max) implements Scalar<Duration> {
    private static final Pattern FORM = Pattern.compile("(\\d{1,9})(ms|s|m|h)");

    @Override
    public String expected() {
        return "duration " + written(min) + ".." + written(max);
    }

    @Override
    public Optional<Duration> parse(String text) {
        var matcher = FORM.matcher(text);
        if (!matcher.matches()) return Optional.empty();

        var amount = Long.parseLong(matcher.group(1));
        var span = switch (matcher.group(2)) {
            case "ms" -> Duration.ofMillis(amount);
            case "s" -> Duration.ofSeconds(amount);
            case "m" -> Duration.ofMinutes(amount);
            default -> Duration.ofHours(amount);
        };
        return holds(span) ? Optional.of(span) : Optional.empty();
    }

    @Override
    public Duration standIn() {
        return min;
    }

    /** @throws IllegalArgumentException with the key, the value and the range */
    public void require(String key, Duration value) {
        if (!holds(value))
            throw new IllegalArgumentException(
                    key + ": " + written(value) + " (expected: " + expected() + ")");
    }

    /** As it would be written in a file, in the largest unit that loses nothing. */
    public static String written(Duration span) {
        if (span.isZero() || span.toMillisPart() != 0) return span.toMillis() + "ms";
        if (span.toSecondsPart() != 0) return span.toSeconds() + "s";
        if (span.toMinutesPart() != 0) return span.toMinutes() + "m";
        return span.toHours() + "h";
    }

    private boolean holds(Duration span) {
        return span.compareTo(min) >= 0 && span.compareTo(max) <= 0;
    }
}
