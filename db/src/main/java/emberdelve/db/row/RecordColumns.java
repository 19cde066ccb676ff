package emberdelve.db.row;

import org.jdbi.v3.core.mapper.Nested;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jspecify.annotations.Nullable;

import java.lang.reflect.RecordComponent;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The columns that follow from a record: one for each component, its name in snake case. A
 * component may be a number, a truth value, a text, an {@link Instant}, or an {@link Optional} of
 * these; it may be {@link JsonColumn}; or it is a {@link Nested} record, whose components are
 * columns, too.
 */
final class RecordColumns<R extends Record> implements RowColumns<R> {
    private final List<String> names = new ArrayList<>();
    private final List<Long> nameDigests = new ArrayList<>();
    private final List<Path> paths = new ArrayList<>();
    private final RowMapper<R> mapper;
    private String plain = "";

    /**
     * The path from a row to a column's value.
     *
     * @param steps from the row to the record it is a component of, and to the component
     * @param mayMiss whether the column may be empty
     */
    private record Path(List<Step> steps, Optional<JsonText> json, boolean mayMiss) {
        Object value(Object row) {
            var value = row;
            for (var at = 0; at < steps.size(); at++) value = steps.get(at).from(value);
            return value;
        }

        @Nullable Object stored(Record row) {
            var value = value(row);
            return json.isEmpty() ? stored(value) : json(value, json.get());
        }

        /** Most lists and maps are empty, and digests are made in each checkpoint. */
        private static String json(Object value, JsonText json) {
            return switch (value) {
                case List<?> list when list.isEmpty() -> "[]";
                case Map<?, ?> map when map.isEmpty() -> "{}";
                default -> json.write(value);
            };
        }

        /**
         * Whether nothing is stored; where something always is: 0, false, no words, nothing in a
         * list.
         */
        boolean isEmpty(@Nullable Object stored) {
            return switch (stored) {
                case null -> true;
                case Object _ when mayMiss -> false;
                case Number number -> number.longValue() == 0;
                case Boolean flag -> !flag;
                case String text ->
                        text.isEmpty() || (json.isPresent() && text.length() == "[]".length());
                default -> false;
            };
        }

        private static @Nullable Object stored(Object value) {
            return switch (value) {
                case Optional<?> maybe -> maybe.isPresent() ? stored(maybe.get()) : null;
                case Instant at -> at.atOffset(ZoneOffset.UTC);
                default -> value;
            };
        }
    }

    RecordColumns(Class<R> row) {
        add(row, List.of());
        mapper = new RecordReader<>(row, List.copyOf(names));
    }

    /** {@code above}: from the row to such a record. */
    private void add(Class<?> part, List<Step> above) {
        for (var component : part.getRecordComponents()) {
            var steps = new ArrayList<>(above);
            steps.add(Step.to(component));
            var isNested = component.getAccessor().isAnnotationPresent(Nested.class);
            if (isNested) add(component.getType(), steps);
            else add(component, steps);
        }
    }

    private void add(RecordComponent component, List<Step> steps) {
        var name = snakeCase(component.getName());
        var mayMiss = component.getType() == Optional.class;
        if (!mayMiss) plain = name;
        names.add(name);
        nameDigests.add(RowDigest.of(name).value());
        var json =
                component.isAnnotationPresent(JsonColumn.class)
                        ? Optional.of(new JsonText(component.getGenericType()))
                        : Optional.<JsonText>empty();
        paths.add(new Path(List.copyOf(steps), json, mayMiss));
    }

    /** {@code dueTick} is {@code due_tick}. */
    private static String snakeCase(String name) {
        return name.replaceAll("([A-Z])", "_$1").toLowerCase(Locale.ROOT);
    }

    @Override
    public List<String> names() {
        return names;
    }

    /** The last one that is never empty: indexes are on the first ones. */
    @Override
    public String plain() {
        return plain;
    }

    @Override
    public Object key(R row) {
        return paths.getFirst().value(row);
    }

    @Override
    public @Nullable Object[] values(R row) {
        var values = new @Nullable Object[paths.size()];
        for (var at = 0; at < values.length; at++) values[at] = paths.get(at).stored(row);
        return values;
    }

    /**
     * The digest of the columns that are not empty, with their names: a column that is added later,
     * and is empty at first, leaves the digests of the rows there are as they were.
     */
    @Override
    public long digest(String table, R row) {
        var digest = RowDigest.of(table);
        for (var at = 0; at < paths.size(); at++) {
            var value = paths.get(at).stored(row);
            if (!paths.get(at).isEmpty(value)) digest.add(nameDigests.get(at)).addStored(value);
        }
        return digest.value();
    }

    @Override
    public RowMapper<R> mapper() {
        return mapper;
    }
}
