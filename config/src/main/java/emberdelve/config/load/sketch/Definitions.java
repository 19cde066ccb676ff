package emberdelve.config.load.sketch;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The definitions of a schema: what stands in several places of it, such as effects, targets and
 * triggers, moves to {@code definitions}, under the key where it stood first.
 */
final class Definitions {
    /** The length from which a repeated part is moved; a shorter one may as well be repeated. */
    private static final int LONG_CHARS = 300;

    private static final String KEY = "definitions";

    private final Map<Object, Integer> seen = new HashMap<>();
    private final Map<Object, String> names = new HashMap<>();
    private final Map<String, Object> definitions = new LinkedHashMap<>();

    private Definitions() {}

    /**
     * @param sorts the parts that have a name already, and may refer to themselves
     */
    static Map<String, Object> shared(
            Map<String, Object> schema, Map<String, Map<String, Object>> sorts) {
        var made = new Definitions();
        made.count(schema);
        sorts.values().forEach(made::count);
        made.definitions.putAll(sorts);
        var root = new LinkedHashMap<String, Object>();
        schema.forEach((key, value) -> root.put(key, made.replaced(key, value)));
        sorts.forEach((name, sort) -> made.definitions.put(name, made.inside(name, sort)));
        if (!made.definitions.isEmpty()) root.put(KEY, made.definitions);
        return root;
    }

    static Map<String, Object> reference(String name) {
        return Map.of("$ref", "#/" + KEY + "/" + name);
    }

    private void count(Object value) {
        if (seen.merge(value, 1, Integer::sum) > 1) return;
        if (value instanceof Map<?, ?> map) map.values().forEach(this::count);
        if (value instanceof List<?> list) list.forEach(this::count);
    }

    private Object replaced(String key, Object value) {
        return switch (value) {
            case Map<?, ?> map when isShared(map) -> reference(name(key, map));
            case Map<?, ?> map -> inside(key, map);
            case List<?> list -> {
                var items = new ArrayList<Object>();
                for (var item : list) items.add(replaced(key, item));
                yield items;
            }
            default -> value;
        };
    }

    private Map<String, Object> inside(String key, Map<?, ?> map) {
        var replaced = new LinkedHashMap<String, Object>();
        map.forEach((each, value) -> {
            var word = each.toString();
            var isKeyOfFile = !List.of("items", "anyOf", "additionalProperties").contains(word);
            replaced.put(word, replaced(isKeyOfFile ? word : key, value));
        });
        return replaced;
    }

    private boolean isShared(Map<?, ?> map) {
        return (map.containsKey("type") || map.containsKey("anyOf"))
                && seen.getOrDefault(map, 0) > 1
                && Json.line(map).length() > LONG_CHARS;
    }

    private boolean isTaken(String name) {
        return names.containsValue(name) || definitions.containsKey(name);
    }

    private String name(String key, Map<?, ?> map) {
        var known = names.get(map);
        if (known != null) return known;
        var name = key;
        for (var i = 2; isTaken(name); i++) name = key + "-" + i;
        names.put(map, name);
        definitions.put(name, inside(key, map));
        return name;
    }
}
