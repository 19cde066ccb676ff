package emberdelve.db.row;

import org.jspecify.annotations.Nullable;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The columns that follow from a record: one for each component, its name in snake case. A
 * component may be a number, a truth value, a text, an {@link Instant}, or an {@link Optional} of
 * these; it may be {@link JsonColumn}; or it is a record, whose components are columns, too. Safe
 * for any thread.
 */
final class RecordColumns<R extends Record> implements RowColumns<R> {
    private final Class<R> row;
    private final List<Column> columns = new ArrayList<>();
    private final Whole whole;

    /** A component of a record: one column, or a record of several. */
    private sealed interface Part {
        /** The component's value, from the columns of a row; null where a text is missing. */
        @Nullable Object read(ResultSet row) throws SQLException;

        /** Puts what is stored of the component's value into the values of all columns. */
        void store(Object value, @Nullable Object[] stored);
    }

    /** The reader of a column of some type. */
    private interface Cell {
        @Nullable Object read(ResultSet row, int column) throws SQLException;
    }

    /**
     * @param place from 0, in the order of the record and of the records in it
     * @param mayMiss whether the column may be empty
     */
    private record Column(
            int place,
            String name,
            long nameDigest,
            Cell cell,
            Optional<JsonText> json,
            boolean mayMiss)
            implements Part {
        @Override
        public @Nullable Object read(ResultSet row) throws SQLException {
            return cell.read(row, place + 1);
        }

        @Override
        public void store(Object value, @Nullable Object[] stored) {
            stored[place] = json.isEmpty() ? stored(value) : json(value, json.get());
        }

        private static @Nullable Object stored(Object value) {
            return switch (value) {
                case Optional<?> maybe -> maybe.isPresent() ? stored(maybe.get()) : null;
                case Instant at -> at.atOffset(ZoneOffset.UTC);
                default -> value;
            };
        }

        /**
         * The value as JSON, quickly for an empty list or map: most are, and each checkpoint makes
         * digests.
         */
        private static String json(Object value, JsonText json) {
            return switch (value) {
                case List<?> list when list.isEmpty() -> "[]";
                case Map<?, ?> map when map.isEmpty() -> "{}";
                default -> json.write(value);
            };
        }

        /**
         * Whether the stored value counts as empty: it is missing, or, where it may not be, it is
         * 0, false, an empty text, or an empty list or map.
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
    }

    /** A record of several parts; {@code maker}: its constructor. */
    private record Whole(Constructor<?> maker, List<Field> fields, List<Part> parts)
            implements Part {
        @Override
        public Object read(ResultSet row) throws SQLException {
            var values = new @Nullable Object[parts.size()];
            for (var at = 0; at < values.length; at++) values[at] = parts.get(at).read(row);
            try {
                return maker.newInstance(values);
            } catch (InvocationTargetException refused) {
                // The record's own complaint says what is wrong with the row.
                if (refused.getCause() instanceof RuntimeException said) throw said;
                if (refused.getCause() instanceof Error failed) throw failed;
                throw new IllegalStateException("a record throws nothing else", refused);
            } catch (ReflectiveOperationException impossible) {
                throw new IllegalStateException("every record can be made: " + maker, impossible);
            }
        }

        @Override
        public void store(Object record, @Nullable Object[] stored) {
            for (var at = 0; at < fields.size(); at++)
                parts.get(at).store(value(record, at), stored);
        }

        Object value(Object record, int component) {
            try {
                return fields.get(component).get(record);
            } catch (IllegalAccessException impossible) {
                throw new IllegalStateException("it was made accessible: " + maker, impossible);
            }
        }
    }

    RecordColumns(Class<R> row) {
        this.row = row;
        whole = whole(row);
    }

    private Whole whole(Class<?> record) {
        var components = record.getRecordComponents();
        try {
            var fields = new ArrayList<Field>();
            var parts = new ArrayList<Part>();
            for (var component : components) {
                var field = record.getDeclaredField(component.getName());
                field.setAccessible(true);
                fields.add(field);
                parts.add(part(component));
            }
            var types =
                    Arrays.stream(components)
                            .map(RecordComponent::getType)
                            .toArray(Class<?>[]::new);
            var maker = record.getDeclaredConstructor(types);
            maker.setAccessible(true);
            return new Whole(maker, List.copyOf(fields), List.copyOf(parts));
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException("every record has these: " + record, impossible);
        }
    }

    private Part part(RecordComponent component) {
        var type = component.getGenericType();
        var json =
                component.isAnnotationPresent(JsonColumn.class)
                        ? Optional.of(new JsonText(type))
                        : Optional.<JsonText>empty();
        if (json.isEmpty() && component.getType().isRecord()) return whole(component.getType());

        var name = snakeCase(component.getName());
        var column =
                new Column(
                        columns.size(),
                        name,
                        RowDigest.of(name).value(),
                        json.map(RecordColumns::json).orElseGet(() -> cell(type)),
                        json,
                        component.getType() == Optional.class);
        columns.add(column);
        return column;
    }

    /** The name in snake case: {@code dueTick} becomes {@code due_tick}. */
    private static String snakeCase(String name) {
        return name.replaceAll("([A-Z])", "_$1").toLowerCase(Locale.ROOT);
    }

    private static Cell json(JsonText json) {
        return (row, column) -> json.read(row.getString(column));
    }

    private static Cell cell(Type type) {
        if (type == long.class || type == Long.class) return ResultSet::getLong;
        if (type == int.class || type == Integer.class) return ResultSet::getInt;
        if (type == double.class || type == Double.class) return ResultSet::getDouble;
        if (type == boolean.class || type == Boolean.class) return ResultSet::getBoolean;
        if (type == String.class) return ResultSet::getString;
        if (type == Instant.class) return RecordColumns::instant;
        if (type instanceof ParameterizedType of && of.getRawType() == Optional.class)
            return maybe(cell(of.getActualTypeArguments()[0]));
        throw new IllegalArgumentException(
                type + " (expected: a number, boolean, String, Instant, or an Optional of these)");
    }

    private static @Nullable Object instant(ResultSet row, int column) throws SQLException {
        var at = row.getObject(column, OffsetDateTime.class);
        return at == null ? null : at.toInstant();
    }

    private static Cell maybe(Cell some) {
        return (row, column) -> {
            var value = some.read(row, column);
            return row.wasNull() ? Optional.empty() : Optional.ofNullable(value);
        };
    }

    @Override
    public List<String> names() {
        return columns.stream().map(Column::name).toList();
    }

    /** The last column that is never empty: indexes are on the first ones. */
    @Override
    public String plain() {
        return columns.reversed().stream()
                .filter(each -> !each.mayMiss())
                .findFirst()
                .map(Column::name)
                .orElse("");
    }

    @Override
    public Object key(R its) {
        return whole.value(its, 0);
    }

    @Override
    public @Nullable Object[] values(R its) {
        var values = new @Nullable Object[columns.size()];
        whole.store(its, values);
        return values;
    }

    /**
     * The digest of the columns that are not empty, with their names: a column that is added later,
     * and is empty at first, does not change the digests of older rows.
     */
    @Override
    public long digest(String table, R its) {
        var digest = RowDigest.of(table);
        var values = values(its);
        for (var column : columns) {
            var value = values[column.place()];
            if (!column.isEmpty(value)) digest.add(column.nameDigest()).addStored(value);
        }
        return digest.value();
    }

    @Override
    public R read(ResultSet read) throws SQLException {
        return row.cast(whole.read(read));
    }
}
