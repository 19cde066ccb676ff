package emberdelve.config.read.scalar;

import java.util.Optional;
import java.util.regex.Pattern;

/** A whole number, both ends included. */
public record Whole(int min, int max) implements Scalar<Integer> {
    /**
     * The form of a whole number. Ten digits hold every {@code int}; more would only slow the
     * reader down.
     */
    private static final Pattern FORM = Pattern.compile("[+-]?\\d{1,10}");

    public Whole {
        if (min > max) throw new IllegalArgumentException("range: " + min + ".." + max);
    }

    @Override
    public String expected() {
        return "whole number " + min + ".." + max;
    }

    @Override
    public Optional<Integer> parse(String text) {
        if (!FORM.matcher(text).matches()) return Optional.empty();
        var number = Long.parseLong(text);
        if (number < min || number > max) return Optional.empty();
        return Optional.of((int) number);
    }

    public boolean has(int value) {
        return value >= min && value <= max;
    }

    @Override
    public Integer standIn() {
        return min;
    }

    /**
     * @throws IllegalArgumentException if the value is out of range; the message has the key, the
     *     value and the range
     */
    public void require(String key, int value) {
        if (!has(value))
            throw new IllegalArgumentException(
                    key + ": " + value + " (expected: " + expected() + ")");
    }
}
