package emberdelve.config.read.scalar;

import java.util.Optional;
import java.util.regex.Pattern;

/** A name that content and the database use: {@code kobold-guard}. */
public enum Id implements Scalar<String> {
    ID;

    /**
     * The form of an id, of at most 64 characters: the columns that hold ids are as long, and
     * nobody types more.
     */
    private static final Pattern FORM = Pattern.compile("(?=.{1,64}$)[a-z][a-z0-9]*(-[a-z0-9]+)*");

    @Override
    public String expected() {
        return "id: at most 64 of a-z, 0-9 and single hyphens, a letter first";
    }

    @Override
    public Optional<String> parse(String text) {
        return FORM.matcher(text).matches() ? Optional.of(text) : Optional.empty();
    }

    @Override
    public String standIn() {
        return "x";
    }
}
