package emberdelve.server.checkpoint;

import org.jspecify.annotations.Nullable;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Records in which one component after the other has another value. */
final class Samples {
    private Samples() {}

    /** The value of that component. */
    static Object value(Record row, RecordComponent component) {
        try {
            component.getAccessor().setAccessible(true);
            return component.getAccessor().invoke(row);
        } catch (IllegalAccessException | InvocationTargetException hidden) {
            throw new LinkageError(component.getName(), hidden);
        }
    }

    /**
     * The same, but for these components.
     *
     * @param others new values, by the components' names
     */
    static <R extends Record> R with(R row, Map<String, Object> others) {
        var components = row.getClass().getRecordComponents();
        var types = Arrays.stream(components).map(RecordComponent::getType).toArray(Class[]::new);
        var values =
                Arrays.stream(components)
                        .map(each -> others.getOrDefault(each.getName(), value(row, each)))
                        .toArray();
        try {
            @SuppressWarnings("unchecked")
            var same = (Class<R>) row.getClass();
            var constructor = same.getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return constructor.newInstance(values);
        } catch (ReflectiveOperationException impossible) {
            throw new LinkageError(row + " with " + others, impossible);
        }
    }

    /**
     * The same record once for each component, in which that one has another value.
     *
     * @param choices values of components where not any other one will do
     */
    static <R extends Record> List<R> variants(R row, Map<String, Object> choices) {
        var variants = new ArrayList<R>();
        for (var component : row.getClass().getRecordComponents()) {
            var name = component.getName();
            var other = choices.getOrDefault(name, other(value(row, component)));
            variants.add(with(row, Map.of(name, other)));
        }
        return variants;
    }

    private static Object other(Object value) {
        return switch (value) {
            // By more than one: what is kept as yes or no would come back as well.
            case Integer number -> number + 2;
            case Long number -> number + 2;
            case Boolean flag -> !flag;
            case String words -> words + "x";
            case Instant at -> at.plusSeconds(1);
            case Optional<?> maybe -> maybe.map(Samples::other);
            default -> value;
        };
    }

    /** The components that differ, each with both values; all of them if there is no other. */
    static List<String> differences(Record row, @Nullable Record other) {
        if (other == null) return List.of("nothing came back");
        return Arrays.stream(row.getClass().getRecordComponents())
                .filter(each -> !value(row, each).equals(value(other, each)))
                .map(each -> each.getName() + ": " + value(row, each) + " -> " + value(other, each))
                .toList();
    }
}
