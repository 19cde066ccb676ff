package emberdelve.db.row;

import org.jdbi.v3.core.mapper.Nested;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jspecify.annotations.Nullable;

import tools.jackson.databind.ObjectWriter;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
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
     * From a row to a column's value.
     *
     * @param getter of an Object from an Object
     * @param mayMiss whether the column may be empty
     */
    private record Path(MethodHandle getter, Optional<ObjectWriter> json, boolean mayMiss) {
        Object value(Object row) {
            try {
                return getter.invokeExact(row);
            } catch (RuntimeException | Error thrown) {
                throw thrown;
            } catch (Throwable impossible) {
                throw new IllegalStateException("accessors only answer: " + getter, impossible);
            }
        }

        @Nullable Object stored(Record row) {
            var value = value(row);
            return json.isEmpty() ? stored(value) : json(value, json.get());
        }

        /** Most lists and maps are empty, and digests are made in each checkpoint. */
        private static String json(Object value, ObjectWriter json) {
            return switch (value) {
                case List<?> list when list.isEmpty() -> "[]";
                case Map<?, ?> map when map.isEmpty() -> "{}";
                default -> json.writeValueAsString(value);
            };
        }

        /** Nothing at all; where something always is: 0, false, no words, nothing in a list. */
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
        add(row, MethodHandles.identity(Object.class));
        mapper = new RecordReader<>(row, List.copyOf(names));
    }

    /** {@code above}: from the row to such a record. */
    private void add(Class<?> part, MethodHandle above) {
        for (var component : part.getRecordComponents()) {
            var getter = MethodHandles.filterReturnValue(above, accessor(component));
            var isNested = component.getAccessor().isAnnotationPresent(Nested.class);
            if (isNested) add(component.getType(), getter);
            else add(component, getter);
        }
    }

    private static MethodHandle accessor(RecordComponent component) {
        var accessor = component.getAccessor();
        accessor.setAccessible(true);
        try {
            return MethodHandles.lookup()
                    .unreflect(accessor)
                    .asType(MethodType.methodType(Object.class, Object.class));
        } catch (IllegalAccessException impossible) {
            throw new IllegalStateException("it is accessible: " + accessor, impossible);
        }
    }

    private void add(RecordComponent component, MethodHandle getter) {
        var name = snakeCase(component.getName());
        var mayMiss = component.getType() == Optional.class;
        if (!mayMiss) plain = name;
        names.add(name);
        nameDigests.add(RowDigest.of(name).value());
        var json =
                component.isAnnotationPresent(JsonColumn.class)
                        ? Optional.of(JsonText.writer(component.getGenericType()))
                        : Optional.<ObjectWriter>empty();
        paths.add(new Path(getter, json, mayMiss));
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
     * Of the columns that are not empty, with their names: a column that is added later, and is
     * empty at first, leaves the digests of the rows there are as they were.
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
