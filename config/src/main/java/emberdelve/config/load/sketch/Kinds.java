package emberdelve.config.load.sketch;

import emberdelve.config.read.scalar.Day;
import emberdelve.config.read.scalar.Decimal;
import emberdelve.config.read.scalar.Flag;
import emberdelve.config.read.scalar.Id;
import emberdelve.config.read.scalar.OrNone;
import emberdelve.config.read.scalar.ReadableText;
import emberdelve.config.read.scalar.Roll;
import emberdelve.config.read.scalar.RoomName;
import emberdelve.config.read.scalar.Scalar;
import emberdelve.config.read.scalar.Span;
import emberdelve.config.read.scalar.Whole;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/**
 * The kinds of values in JSON Schema, and sample texts of each. Limits that a schema cannot express
 * are left out: except for numbers in quotes, it never refuses what the reader takes.
 */
final class Kinds {
    /** A word that does for an id, a room and any text. */
    static final String WORD = "probe";

    private static final String ID = "[a-z][a-z0-9]*(-[a-z0-9]+)*";
    private static final String CONTROL = "\\u0000-\\u001f\\u007f-\\u009f";
    private static final String CONTROL_BUT_LINES = "\\u0000-\\u0009\\u000b-\\u001f\\u007f-\\u009f";

    /**
     * The commonest characters that nobody sees: those without width, and those that turn the
     * writing round.
     */
    private static final String HIDDEN =
            "\\u00ad\\u061c\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u2069\\ufeff";

    private Kinds() {}

    /** A sample text that a reader of that kind would take; both ends of a range come up. */
    static String sample(Scalar<?> kind, RandomGenerator random) {
        var words = kind.words();
        if (!words.isEmpty()) return words.get(random.nextInt(words.size()));
        var isLow = random.nextBoolean();
        return switch (kind) {
            case Whole whole -> Integer.toString(isLow ? whole.min() : whole.max());
            case Decimal number -> Double.toString(isLow ? number.min() : number.max());
            case Roll roll -> Integer.toString(isLow ? roll.min() : roll.max());
            case Span span -> Span.written(isLow ? span.min() : span.max());
            case OrNone(var inner) -> sample(inner, random);
            case Day _ -> "2026-11-21";
            case RoomName room -> room.zone().isEmpty() ? WORD + "/" + WORD : WORD;
            default -> WORD;
        };
    }

    static Map<String, Object> schema(Scalar<?> kind) {
        var schema = new LinkedHashMap<String, Object>();
        if (!(kind instanceof OrNone<?>)) schema.put("description", kind.expected());
        schema.putAll(form(kind));
        return schema;
    }

    private static Map<String, Object> form(Scalar<?> kind) {
        return switch (kind) {
            case Whole(var min, var max) ->
                    ordered("type", "integer", "minimum", min, "maximum", max);
            case Decimal(var min, var max) ->
                    ordered("type", "number", "minimum", min, "maximum", max);
            case Flag _ -> ordered("type", "boolean");
            case Roll(var min, var max) ->
                    ordered(
                            "type",
                            List.of("integer", "string"),
                            "minimum",
                            min,
                            "maximum",
                            max,
                            "pattern",
                            "^(\\d{0,4}d\\d{1,4}([+-]\\d{1,6})?|-?\\d{1,6})$");
            case Span _ ->
                    text("^(?=.)(\\d{1,9}d)?(\\d{1,9}h)?(\\d{1,9}m)?(\\d{1,9}s)?(\\d{1,9}ms)?$");
            case Id _ -> ordered("type", "string", "maxLength", 64, "pattern", "^" + ID + "$");
            case RoomName room ->
                    text(
                            room.zone().isEmpty()
                                    ? "^" + ID + "/" + ID + "$"
                                    : "^(" + ID + "/)?" + ID + "$");
            case Day _ -> text("^\\d{4}-\\d{2}-\\d{2}$");
            case ReadableText words -> words(words);
            case OrNone(var inner) ->
                    ordered("anyOf", List.of(schema(inner), ordered("const", "none")));
            default ->
                    kind.words().isEmpty() ? anyText() : ordered("enum", List.copyOf(kind.words()));
        };
    }

    /** The schema of any text, of which YAML may take some for a number or a truth value. */
    static Map<String, Object> anyText() {
        return ordered("type", List.of("string", "number", "boolean"));
    }

    /**
     * The schema of a readable text. Readers take blanks around it off before they measure it, so
     * that the schema allows some more characters.
     */
    private static Map<String, Object> words(ReadableText kind) {
        var braces = kind.filled().isEmpty() ? "{}" : "";
        var refused = (kind.hasLines() ? CONTROL_BUT_LINES : CONTROL) + HIDDEN + braces;
        var ends = "[^\\s" + CONTROL + HIDDEN + braces + "]";
        return ordered(
                "type",
                List.of("string", "number", "boolean"),
                "maxLength",
                kind.hasLines() ? kind.charsMax() + 1 : kind.charsMax(),
                "pattern",
                "^\\s*" + ends + "([^" + refused + "]*" + ends + ")?\\s*$");
    }

    private static Map<String, Object> text(String pattern) {
        return ordered("type", "string", "pattern", pattern);
    }

    /** The map of these keys and values, which come in turn, in their order. */
    static Map<String, Object> ordered(Object... pairs) {
        var map = new LinkedHashMap<String, Object>();
        for (var i = 0; i < pairs.length; i += 2) map.put((String) pairs[i], pairs[i + 1]);
        return map;
    }
}
