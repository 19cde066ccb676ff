package emberdelve.db.row;

import org.jdbi.v3.core.mapper.Nested;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jdbi.v3.core.statement.StatementContext;
import org.jspecify.annotations.Nullable;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The reader that makes records of rows, see {@link RecordColumns}. How a record is made is found
 * out once; Jdbi's own mapper asks its annotations again with each query, which was three quarters
 * of what looking a character up took. Safe for any thread.
 */
final class RecordReader<R extends Record> implements RowMapper<R> {
    private final Class<R> row;
    private final List<String> names;
    private final Whole whole;

    /** A part of a row: one column, or a record of several. */
    private sealed interface Part {
        /**
         * @param columns of this query, by the place of the column in the record
         */
        @Nullable Object read(ResultSet row, int[] columns) throws SQLException;
    }

    /** The reader of a column of some type; null where a text is missing. */
    private interface Cell {
        @Nullable Object read(ResultSet row, int column) throws SQLException;
    }

    private record Column(int place, Cell cell) implements Part {
        @Override
        public @Nullable Object read(ResultSet row, int[] columns) throws SQLException {
            return cell.read(row, columns[place]);
        }
    }

    /** A record of several parts; {@code maker}: its constructor. */
    private record Whole(Constructor<?> maker, List<Part> parts) implements Part {
        @Override
        public Object read(ResultSet row, int[] columns) throws SQLException {
            var values = new @Nullable Object[parts.size()];
            for (var at = 0; at < values.length; at++)
                values[at] = parts.get(at).read(row, columns);
            try {
                return maker.newInstance(values);
            } catch (InvocationTargetException refused) {
                throw thrown(refused.getCause());
            } catch (ReflectiveOperationException impossible) {
                throw new IllegalStateException("every record can be made: " + maker, impossible);
            }
        }
    }

    /**
     * The exception to throw for what a record's constructor has thrown: it says what is wrong with
     * its row.
     */
    private static RuntimeException thrown(@Nullable Throwable byConstructor) {
        return switch (byConstructor) {
            case RuntimeException refused -> refused;
            case Error error -> throw error;
            case null, default ->
                    new IllegalStateException("a record throws nothing else", byConstructor);
        };
    }

    /** {@code names}: of the columns, in the order of the record and of the records in it. */
    RecordReader(Class<R> row, List<String> names) {
        this.row = row;
        this.names = names;
        whole = whole(row, new Places());
    }

    /** The count of the columns. */
    private static final class Places {
        private int next;
    }

    @Override
    public R map(ResultSet read, StatementContext context) throws SQLException {
        return specialize(read, context).map(read, context);
    }

    @Override
    public RowMapper<R> specialize(ResultSet read, StatementContext context) throws SQLException {
        var columns = new int[names.size()];
        for (var at = 0; at < columns.length; at++) columns[at] = read.findColumn(names.get(at));
        return (each, _) -> row.cast(whole.read(each, columns));
    }

    private static Whole whole(Class<?> record, Places places) {
        var parts = new ArrayList<Part>();
        for (var component : record.getRecordComponents()) parts.add(part(component, places));
        return new Whole(maker(record), List.copyOf(parts));
    }

    private static Part part(RecordComponent component, Places places) {
        if (component.getAccessor().isAnnotationPresent(Nested.class))
            return whole(component.getType(), places);
        var type = component.getGenericType();
        return new Column(
                places.next++,
                component.isAnnotationPresent(JsonColumn.class) ? json(type) : cell(type));
    }

    /** A method handle for each would make three classes of its own, at every start. */
    private static Constructor<?> maker(Class<?> record) {
        var types =
                Arrays.stream(record.getRecordComponents())
                        .map(RecordComponent::getType)
                        .toArray(Class<?>[]::new);
        try {
            var constructor = record.getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return constructor;
        } catch (NoSuchMethodException impossible) {
            throw new IllegalStateException("every record has one: " + record, impossible);
        }
    }

    private static Cell json(Type type) {
        var json = new JsonText(type);
        return (row, column) -> json.read(row.getString(column));
    }

    private static Cell cell(Type type) {
        if (type == long.class || type == Long.class) return ResultSet::getLong;
        if (type == int.class || type == Integer.class) return ResultSet::getInt;
        if (type == double.class || type == Double.class) return ResultSet::getDouble;
        if (type == boolean.class || type == Boolean.class) return ResultSet::getBoolean;
        if (type == String.class) return ResultSet::getString;
        if (type == Instant.class) return RecordReader::instant;
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
}
