package emberdelve.config.read.scalar;

import java.util.List;
import java.util.Optional;

/** One of some words that are no enum; the first one stands in. */
public record Word(List<String> words) implements Scalar<String> {
    public Word {
        words = List.copyOf(words);
        if (words.isEmpty()) throw new IllegalArgumentException("no word");
    }

    @Override
    public String expected() {
        return "one of " + String.join(", ", words);
    }

    @Override
    public Optional<String> parse(String text) {
        return words.contains(text) ? Optional.of(text) : Optional.empty();
    }

    @Override
    public String standIn() {
        return words.getFirst();
    }
}
