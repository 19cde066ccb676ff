package emberdelve.config.load.sketch;

import emberdelve.config.read.scalar.OneOf;
import emberdelve.config.read.scalar.Scalar;
import emberdelve.config.read.scalar.Whole;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The writer of the JSON Schema of a sketch of a file (draft-07, the newest that editors of YAML
 * know).
 */
public final class SchemaWriter {
    private SchemaWriter() {}

    /**
     * The schema as JSON.
     *
     * @param title the files that it is for
     */
    public static String write(String title, Sketch sketch) {
        var schema = new LinkedHashMap<String, Object>();
        schema.put("$schema", "http://json-schema.org/draft-07/schema#");
        schema.put("title", title);
        schema.putAll(schema(sketch));
        var sorts = new LinkedHashMap<String, Map<String, Object>>();
        for (var sort : sketch.sorts.values()) sorts.put(sort.name(), schema(sort.sketch()));
        return Json.pretty(Definitions.shared(schema, sorts));
    }

    private static Map<String, Object> schema(Sketch sketch) {
        if (sketch.sort.isPresent()) return Definitions.reference(sketch.sort.get().name());
        var forms = new ArrayList<Map<String, Object>>(scalars(sketch));
        if (sketch.isList()) forms.add(list(sketch));
        if (sketch.hasFields) forms.add(fields(sketch));
        else if (sketch.isMapping()) forms.add(mapping(sketch));
        if (forms.isEmpty()) return Map.of();
        return forms.size() == 1 ? forms.getFirst() : Kinds.ordered("anyOf", forms);
    }

    private static List<Map<String, Object>> scalars(Sketch sketch) {
        if (sketch.hasText) return List.of(Kinds.anyText());
        var wholes = sketch.kinds.stream().filter(Whole.class::isInstance).map(Whole.class::cast);
        // Of ranges that depend on another value, the widest counts.
        var widest =
                wholes.reduce((one, other) ->
                        new Whole(
                                Math.min(one.min(), other.min()),
                                Math.max(one.max(), other.max())));
        var schemas = new ArrayList<Map<String, Object>>();
        widest.ifPresent(whole -> schemas.add(Kinds.schema(whole)));
        for (Scalar<?> kind : sketch.kinds)
            if (!(kind instanceof Whole) && !schemas.contains(Kinds.schema(kind)))
                schemas.add(Kinds.schema(kind));
        return schemas;
    }

    private static Map<String, Object> list(Sketch sketch) {
        var list = new LinkedHashMap<String, Object>();
        var min = sketch.count.map(Whole::min).or(sketch.listSizes::min);
        var max = sketch.count.map(Whole::max).or(sketch.listSizes::max);
        list.put("type", min.isEmpty() ? List.of("array", "null") : "array");
        min.ifPresent(least -> list.put("minItems", least));
        max.ifPresent(most -> list.put("maxItems", most));
        var item = schema(sketch.item());
        if (!item.isEmpty()) list.put("items", item);
        return list;
    }

    private static Map<String, Object> mapping(Sketch sketch) {
        var mapping = new LinkedHashMap<String, Object>();
        var min = sketch.mappingSizes.min();
        mapping.put("type", min.isEmpty() ? List.of("object", "null") : "object");
        sizes(sketch, mapping);
        sketch.names.ifPresent(kind -> mapping.put("propertyNames", Kinds.schema(kind)));
        sketch.entry
                .map(SchemaWriter::schema)
                .filter(entry -> !entry.isEmpty())
                .ifPresent(entry -> mapping.put("additionalProperties", entry));
        return mapping;
    }

    private static Map<String, Object> fields(Sketch sketch) {
        var properties = new LinkedHashMap<String, Object>();
        var required = new ArrayList<String>();
        sketch.fields.forEach((key, field) -> {
            properties.put(key, field(field));
            if (sketch.isRequired(field)) required.add(key);
        });
        var min = sketch.mappingSizes.min();
        var mapping = new LinkedHashMap<String, Object>();
        var mayBeNothing = required.isEmpty() && min.isEmpty();
        mapping.put("type", mayBeNothing ? List.of("object", "null") : "object");
        if (!required.isEmpty()) mapping.put("required", required);
        sizes(sketch, mapping);
        mapping.put("properties", properties);
        mapping.put("additionalProperties", false);
        return mapping;
    }

    /**
     * Writes the limits of a mapping's size. A number of keys cannot tell which keys go together,
     * but only that there is at most one, or at least one besides those that are always there.
     * Higher limits were found by chance and are left out.
     */
    private static void sizes(Sketch sketch, Map<String, Object> mapping) {
        var always = sketch.fields.values().stream().filter(sketch::isRequired).count();
        sketch.mappingSizes
                .min()
                .map(least -> sketch.hasFields ? Math.min(least, always + 1) : least)
                .ifPresent(least -> mapping.put("minProperties", least));
        sketch.mappingSizes
                .max()
                .filter(most -> most == 1)
                .ifPresent(most -> mapping.put("maxProperties", most));
    }

    private static Map<String, Object> field(Sketch.Field field) {
        var schema = new LinkedHashMap<>(schema(field.value));
        field.meaning.ifPresent(
                words -> schema.merge("description", words, (kind, means) -> means + "; " + kind));
        var isOne = field.otherwise.size() == 1 && field.value.kinds.size() == 1;
        if (isOne) plain(field.otherwise.iterator().next(), field.value, schema);
        return schema;
    }

    private static void plain(Object otherwise, Sketch value, Map<String, Object> schema) {
        switch (otherwise) {
            case Integer number -> schema.put("default", number);
            case Boolean truth -> schema.put("default", truth);
            case Enum<?> word when value.kinds.iterator().next() instanceof OneOf<?> ->
                    schema.put("default", word.name().toLowerCase(Locale.ROOT).replace('_', '-'));
            default -> {}
        }
    }
}
