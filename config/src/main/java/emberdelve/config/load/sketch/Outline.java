package emberdelve.config.load.sketch;

import emberdelve.config.read.scalar.OneOf;
import emberdelve.config.read.scalar.Scalar;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The outline of what may stand at one place of a file, in words for whoever builds. */
public final class Outline {
    private static final String ANYTHING = "anything";

    private final Sketch sketch;
    private final Optional<String> meaning;

    private Outline(Sketch sketch, Optional<String> meaning) {
        this.sketch = sketch;
        this.meaning = meaning;
    }

    public static Outline of(Sketch sketch) {
        return new Outline(sketch, Optional.empty());
    }

    private static Outline of(Sketch.Field field) {
        return new Outline(field.value, field.meaning);
    }

    /**
     * A key that may stand in a mapping.
     *
     * @param expected what its value may be
     * @param told the meaning of the key, and what its value may be
     * @param otherwise what stands for it where it is missing, as it would be written
     */
    public record Key(
            String name,
            boolean isRequired,
            String expected,
            String told,
            Optional<String> otherwise) {}

    /**
     * The outline of what may stand one step further in: under a key, or as an item; empty where
     * nothing may.
     */
    public Optional<Outline> step(String step) {
        if (sketch.hasFields && sketch.fields.containsKey(step))
            return Optional.of(of(sketch.fields.get(step)));
        if (sketch.isList() && step.matches("\\d+|\\+")) return sketch.item.map(Outline::of);
        if (!sketch.hasFields
                && sketch.names.filter(names -> names.parse(step).isEmpty()).isEmpty())
            return sketch.entry.map(Outline::of);
        return Optional.empty();
    }

    /** The keys that the game knows; none where they are the builder's choice. */
    public List<Key> keys() {
        var keys = new ArrayList<Key>();
        sketch.fields.forEach((name, field) ->
                keys.add(
                        new Key(
                                name,
                                sketch.isRequired(field),
                                of(field).expected(),
                                of(field).told(),
                                otherwise(field))));
        return keys;
    }

    /** Whether a text, a number or a word may stand here. */
    public boolean takesWords() {
        return sketch.hasText || !sketch.kinds.isEmpty() || isAnything();
    }

    /** Whether a list or a mapping may stand here. */
    public boolean takesMore() {
        return sketch.isList() || sketch.hasFields || sketch.isMapping() || isAnything();
    }

    public boolean isList() {
        return sketch.isList();
    }

    /** The forms of what may stand here, in half a sentence. */
    public String expected() {
        var ways = new ArrayList<String>();
        for (var kind : sketch.kinds)
            if (!ways.contains(kind.expected())) ways.add(kind.expected());
        if (ways.isEmpty() && sketch.hasText) ways.add("text");
        if (sketch.isList())
            ways.add("a list" + sketch.item.map(item -> of(item).ofEach()).orElse(""));
        if (sketch.hasFields)
            ways.add("keys: " + String.join(", ", keys().stream().map(Key::name).toList()));
        else if (sketch.isMapping())
            ways.add(
                    sketch.names.map(names -> "keys: " + names.expected()).orElse("keys of yours"));
        return ways.isEmpty() ? ANYTHING : String.join("; or ", ways);
    }

    /** The meaning, and what may stand here: {@code of a hundred; whole number 1..100}. */
    public String told() {
        return meaning.map(words -> words + "; " + expected()).orElseGet(this::expected);
    }

    private String ofEach() {
        var bare = expected();
        return bare.equals(ANYTHING) ? "" : " of: " + bare;
    }

    private boolean isAnything() {
        return expected().equals(ANYTHING);
    }

    private static Optional<String> otherwise(Sketch.Field field) {
        if (field.otherwise.size() != 1 || field.value.kinds.size() != 1) return Optional.empty();
        Scalar<?> kind = field.value.kinds.iterator().next();
        return switch (field.otherwise.iterator().next()) {
            case Integer number -> Optional.of(number.toString());
            case Boolean truth -> Optional.of(truth.toString());
            case Enum<?> word when kind instanceof OneOf<?> ->
                    Optional.of(word.name().toLowerCase(Locale.ROOT).replace('_', '-'));
            default -> Optional.empty();
        };
    }
}
