package emberdelve.config.read.scalar;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Optional;

/** A date, {@code 2026-11-21}. */
public enum Day implements Scalar<LocalDate> {
    DAY;

    @Override
    public String expected() {
        return "date such as 2026-11-21";
    }

    @Override
    public Optional<LocalDate> parse(String text) {
        try {
            return Optional.of(LocalDate.parse(text));
        } catch (DateTimeParseException _) {
            return Optional.empty();
        }
    }

    @Override
    public LocalDate standIn() {
        return LocalDate.EPOCH;
    }
}
