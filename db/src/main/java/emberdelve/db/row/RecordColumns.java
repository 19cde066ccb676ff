package emberdelve.db.row;

import org.jdbi.v3.core.mapper.ColumnMappers;
import org.jdbi.v3.core.mapper.Nested;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;
import org.jdbi.v3.core.statement.StatementContext;
import org.jspecify.annotations.Nullable;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The columns that follow from a record: one for each component, its name in snake case. A
 * component may be a number, a truth value, a text, an {@link Instant}, or an {@link Optional} of
 * these; it may be {@link Json}; or it is a {@link Nested} record, whose components are columns,
 * too.
 */
final class RecordColumns<R extends Record> implements Columns<R> {
    private final List<String> names = new ArrayList<>();
    private final List<Path> paths = new ArrayList<>();
    private final RowMapper<R> mapper;
    private String plain = "";

    /** From a row to a column's value: an accessor, and one of what that answers, and so on. */
    private record Path(List<Method> accessors, boolean isJson) {
        Object value(Record row) {
            Object value = row;
            for (var accessor : accessors) value = answer(accessor, value);
            return value;
        }

        private static Object answer(Method accessor, Object of) {
            try {
                return accessor.invoke(of);
            } catch (ReflectiveOperationException impossible) {
                throw new IllegalStateException("accessors only answer: " + accessor, impossible);
            }
        }

        @Nullable Object stored(Record row) {
            var value = value(row);
            return isJson ? JsonText.write(value) : stored(value);
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
        mapper = new JsonRows<>(ConstructorMapper.of(constructor(row)));
    }

    private void add(Class<?> row, List<Method> above) {
        for (var component : row.getRecordComponents()) {
            var accessor = component.getAccessor();
            accessor.setAccessible(true);
            var accessors = new ArrayList<>(above);
            accessors.add(accessor);
            if (accessor.isAnnotationPresent(Nested.class)) add(component.getType(), accessors);
            else add(component, accessors);
        }
    }

    private void add(RecordComponent component, List<Method> accessors) {
        var name = snakeCase(component.getName());
        if (component.getType() != Optional.class) plain = name;
        names.add(name);
        paths.add(new Path(accessors, component.isAnnotationPresent(Json.class)));
    }

    /** {@code dueTick} is {@code due_tick}. */
    private static String snakeCase(String name) {
        return name.replaceAll("([A-Z])", "_$1").toLowerCase(Locale.ROOT);
    }

    private static <R extends Record> Constructor<R> constructor(Class<R> row) {
        var types =
                Arrays.stream(row.getRecordComponents())
                        .map(RecordComponent::getType)
                        .toArray(Class<?>[]::new);
        try {
            var constructor = row.getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return constructor;
        } catch (NoSuchMethodException impossible) {
            throw new IllegalStateException("every record has one: " + row, impossible);
        }
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

    @Override
    public RowMapper<R> mapper() {
        return mapper;
    }

    /** Knows JSON besides all that Jdbi does. */
    private record JsonRows<R>(RowMapper<R> rows) implements RowMapper<R> {
        @Override
        public R map(ResultSet row, StatementContext context) throws SQLException {
            return specialize(row, context).map(row, context);
        }

        @Override
        public RowMapper<R> specialize(ResultSet row, StatementContext context)
                throws SQLException {
            context.getConfig(ColumnMappers.class).register(JsonText.FACTORY);
            return rows.specialize(row, context);
        }
    }
}
