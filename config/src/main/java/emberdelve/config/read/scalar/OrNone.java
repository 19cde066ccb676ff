package emberdelve.config.read.scalar;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A value of another kind, or the word {@code none}, so that nobody leaves a key away to say it.
 */
public record OrNone<T>(Scalar<T> kind) implements Scalar<Optional<T>> {
    private static final String NONE = "none";

    @Override
    public String expected() {
        return kind.expected() + ", or " + NONE;
    }

    @Override
    public Optional<Optional<T>> parse(String text) {
        if (text.equals(NONE)) return Optional.of(Optional.empty());
        var value = kind.parse(text);
        return value.isPresent() ? Optional.of(value) : Optional.empty();
    }

    @Override
    public Optional<T> standIn() {
        return Optional.empty();
    }

    @Override
    public List<String> words() {
        var words = new ArrayList<>(kind.words());
        words.add(NONE);
        return words;
    }
}
