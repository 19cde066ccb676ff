package emberdelve.config.read.scalar;

import emberdelve.config.content.TimeSpan;

import java.time.Duration;
import java.util.Optional;

/** A length of time as {@link TimeSpan} reads it: {@code 30s}, {@code 1h30m}; ends included. */
public record Span(Duration min, Duration max) implements Scalar<Duration> {
    @Override
    public String expected() {
        return "duration " + written(min) + ".." + written(max);
    }

    @Override
    public Optional<Duration> parse(String text) {
        return TimeSpan.parse(text).filter(this::holds);
    }

    @Override
    public Duration standIn() {
        return min;
    }

    /**
     * @throws IllegalArgumentException if the value is out of range; the message has the key, the
     *     value and the range
     */
    public void require(String key, Duration value) {
        if (!holds(value))
            throw new IllegalArgumentException(
                    key + ": " + written(value) + " (expected: " + expected() + ")");
    }

    /** The span as it would be written in a file, in the largest unit that loses nothing. */
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
