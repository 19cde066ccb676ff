package emberdelve.config.load;

import emberdelve.config.load.sketch.Json;

import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.schema.CoreSchema;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A file with one mistake.
 *
 * @param at the keys that lead to it
 * @param text of the file, written when somebody asks: there are thousands, and few are tried
 */
record Breakage(String file, Way way, String at, Supplier<String> text) {
    private static final String LONG = "x".repeat(9_000);

    /** In which way it is broken. Schemas see all but what they have no words for. */
    enum Way {
        UNKNOWN_KEY,
        MISSING,
        WRONG_KIND,
        OUT_OF_RANGE,

        /** A pattern knows what dice look like, and not what they throw. */
        DICE_OUT_OF_RANGE,

        /** Likewise with lengths of time. */
        SPAN_OUT_OF_RANGE,

        /** Gaps of a message are for the reader, and so is how long it may be. */
        MESSAGE;

        boolean isSeenBySchemas() {
            return switch (this) {
                case UNKNOWN_KEY, MISSING, WRONG_KIND, OUT_OF_RANGE -> true;
                case DICE_OUT_OF_RANGE, SPAN_OUT_OF_RANGE, MESSAGE -> false;
            };
        }
    }

    /** All ways in which that file, which is sound, can be broken as its schema knows it. */
    static List<Breakage> of(String file, String yaml, Schemas.Schema schema) {
        var parsed = parsed(yaml);
        var found = new ArrayList<Breakage>();
        var walk = new Walk(file, (Map<?, ?>) parsed(schema.json()), found);
        walk.value("", parsed, walk.schema, Json::line);
        return found;
    }

    /** Its text. */
    String json() {
        return text.get();
    }

    @Override
    public String toString() {
        return file + ": " + at + ", " + way;
    }

    /** The same document as JSON. */
    static String json(String yaml) {
        return Json.line(parsed(yaml));
    }

    private static Object parsed(String yaml) {
        var settings = LoadSettings.builder().setSchema(new CoreSchema()).build();
        return new Load(settings).loadFromString(yaml);
    }

    /** Goes through a document and its schema side by side. */
    private record Walk(String file, Map<?, ?> schema, List<Breakage> found) {
        /** {@code written}: the whole document, with something else in this place. */
        void value(String at, Object value, Map<?, ?> as, Function<Object, String> written) {
            var fitting = fitting(value, resolved(as));
            Broken broken =
                    (way, other) ->
                            found.add(new Breakage(file, way, at, () -> written.apply(other)));
            // A text alone would do in the place of some mappings and lists.
            switch (value) {
                case Map<?, ?> map -> {
                    broken.as(Way.WRONG_KIND, List.of("xyzzy"));
                    mapping(at, map, fitting, broken, written);
                }
                case List<?> list -> {
                    broken.as(Way.WRONG_KIND, Map.of("xyzzy", "xyzzy"));
                    for (var i = 0; i < list.size(); i++) item(at, list, i, fitting, written);
                }
                default -> scalar(fitting, mayBeList(resolved(as)), broken);
            }
        }

        private void item(
                String at, List<?> list, int i, Map<?, ?> as, Function<Object, String> written) {
            value(
                    at + "[" + i + "]",
                    list.get(i),
                    (Map<?, ?>) as.get("items"),
                    other -> {
                        var copy = new ArrayList<Object>(list);
                        copy.set(i, other);
                        return written.apply(copy);
                    });
        }

        private void mapping(
                String at,
                Map<?, ?> map,
                Map<?, ?> as,
                Broken broken,
                Function<Object, String> written) {
            var isClosed = Boolean.FALSE.equals(as.get("additionalProperties"));
            if (isClosed) broken.as(Way.UNKNOWN_KEY, with(map, copy -> copy.put("xyzzy", 1)));
            if (as.get("required") instanceof List<?> required)
                for (var key : required)
                    broken.as(Way.MISSING, with(map, copy -> copy.remove(key)));
            if (as.get("propertyNames") != null)
                broken.as(Way.OUT_OF_RANGE, with(map, copy -> copy.put("No Id", Map.of())));
            map.forEach((key, value) -> {
                var known = as.get("properties") instanceof Map<?, ?> own ? own.get(key) : null;
                var inside = known instanceof Map<?, ?> own ? own : as.get("additionalProperties");
                if (inside instanceof Map<?, ?> schema)
                    value(
                            at + "." + key,
                            value,
                            schema,
                            other -> written.apply(with(map, copy -> copy.put(key, other))));
            });
        }

        private static Map<Object, Object> with(
                Map<?, ?> map, Consumer<Map<Object, Object>> change) {
            var copy = new LinkedHashMap<Object, Object>(map);
            change.accept(copy);
            return copy;
        }

        private static void scalar(Map<?, ?> as, boolean mayBeList, Broken broken) {
            if (!mayBeList) broken.as(Way.WRONG_KIND, List.of("xyzzy"));
            broken.as(Way.WRONG_KIND, Map.of("xyzzy", "xyzzy"));
            var pattern = String.valueOf(as.get("pattern"));
            var expected = String.valueOf(as.get("description"));
            if (expected.contains("dice such as "))
                broken.as(Way.DICE_OUT_OF_RANGE, "1000d1000+999999");
            else if (expected.contains("duration ")) broken.as(Way.SPAN_OUT_OF_RANGE, "9999d");
            else if (as.get("enum") == null
                    && pattern.equals("null")
                    && as.get("minimum") == null
                    && !"boolean".equals(as.get("type"))) {
                broken.as(Way.MESSAGE, "$nonsense");
                return;
            }
            broken.as(Way.OUT_OF_RANGE, "");
            broken.as(Way.OUT_OF_RANGE, "a bell: \u0007");
            broken.as(Way.OUT_OF_RANGE, as.get("maxLength") != null ? LONG : "Xyzzy ?");
            if (as.get("minimum") instanceof Number) broken.as(Way.OUT_OF_RANGE, 99_999_999_999L);
        }

        /** What a place remembers is a kind of value, or a list of any words. */
        private boolean mayBeList(Map<?, ?> as) {
            return as.get("anyOf") instanceof List<?> several
                    && several.stream()
                            .anyMatch(
                                    each -> "array".equals(resolved((Map<?, ?>) each).get("type")));
        }

        private Map<?, ?> resolved(Map<?, ?> as) {
            if (!(as.get("$ref") instanceof String name)) return as;
            var definitions = (Map<?, ?>) schema.get("definitions");
            return (Map<?, ?>) definitions.get(name.substring(name.lastIndexOf('/') + 1));
        }

        /** The one of several that is for a value like this. */
        private Map<?, ?> fitting(Object value, Map<?, ?> as) {
            if (!(as.get("anyOf") instanceof List<?> several)) return as;
            var type = value instanceof Map ? "object" : value instanceof List ? "array" : "scalar";
            for (var each : several) {
                var one = resolved((Map<?, ?>) each);
                var isNested = String.valueOf(one.get("type")).matches(".*(object|array).*");
                var isSame = String.valueOf(one.get("type")).contains(type);
                if (isSame || type.equals("scalar") && !isNested) return one;
            }
            throw new AssertionError(value + " is none of " + several);
        }
    }

    private interface Broken {
        void as(Way way, Object other);
    }
}
