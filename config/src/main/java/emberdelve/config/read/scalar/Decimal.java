package emberdelve.config.read.scalar;

import java.util.Optional;
import java.util.regex.Pattern;

/** A number that may have a fraction, both ends included. */
public record Decimal(double min, double max) implements Scalar<Double> {
    private static final Pattern FORM = Pattern.compile("-?\\d{1,9}(\\.\\d{1,9})?");

    @Override
    public String expected() {
        return "number " + min + ".." + max;
    }

    @Override
    public Optional<Double> parse(String text) {
        if (!FORM.matcher(text).matches()) return Optional.empty();
        var number = Double.parseDouble(text);
        return number < min || number > max ? Optional.empty() : Optional.of(number);
    }

    @Override
    public Double standIn() {
        return min;
    }
}
