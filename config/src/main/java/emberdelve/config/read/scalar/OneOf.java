package emberdelve.config.read.scalar;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** One of an enum's constants, written in lower case with hyphens; the first one stands in. */
public record OneOf<E extends Enum<E>>(List<E> constants) implements Scalar<E> {
    public OneOf {
        constants = List.copyOf(constants);
        if (constants.isEmpty()) throw new IllegalArgumentException("an enum without constants");
    }

    public static <E extends Enum<E>> OneOf<E> of(Class<E> type) {
        return new OneOf<>(List.of(type.getEnumConstants()));
    }

    @Override
    public String expected() {
        return "one of " + String.join(", ", words());
    }

    @Override
    public Optional<E> parse(String text) {
        for (var constant : constants) {
            if (word(constant).equals(text)) return Optional.of(constant);
        }
        return Optional.empty();
    }

    @Override
    public E standIn() {
        return constants.getFirst();
    }

    @Override
    public List<String> words() {
        var words = new ArrayList<String>(constants.size());
        for (var constant : constants) words.add(word(constant));
        return words;
    }

    /** The constant as it is written. */
    public static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
