package emberdelve.server.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;

import emberdelve.config.content.Content;
import emberdelve.server.link.Batch;
import emberdelve.server.model.WorldEvent;
import emberdelve.server.view.View;

import org.junit.jupiter.api.Test;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.time.Duration;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;

/** A batch holds no part of the world: only values, and records of content. */
class ToldValuesTest {
    private static final Set<Class<?>> OF_JAVA =
            Set.of(
                    String.class,
                    Boolean.class,
                    Integer.class,
                    Long.class,
                    OptionalLong.class,
                    Duration.class,
                    LocalDate.class,
                    Optional.class,
                    List.class,
                    Set.class,
                    Map.class);

    /** The types that were looked at, each with the first type that holds it. */
    private final Map<Type, String> seen = new LinkedHashMap<>();

    @Test
    void allThatABatchCanHoldIsAValue() {
        look(Batch.class, "");
        assertThat(seen).hasSizeGreaterThan(300);
        assertThat(seen.keySet())
                .filteredOn(type -> type instanceof Class<?> known && !isValue(known))
                .extracting(type -> type + " in " + seen.get(type))
                .isEmpty();
    }

    private void look(Type type, String in) {
        if (seen.putIfAbsent(type, in) != null) return;
        if (type instanceof ParameterizedType generic) {
            look(generic.getRawType(), in);
            for (var part : generic.getActualTypeArguments()) look(part, in);
        } else if (type instanceof Class<?> plain)
            parts(plain).forEach(part -> look(part, plain.getName()));
    }

    private static Stream<Type> parts(Class<?> type) {
        if (isContent(type)) return Stream.empty();
        if (type.isSealed()) return Arrays.stream(type.getPermittedSubclasses());
        if (type == WorldEvent.class || type == View.class)
            return CompiledClasses.SERVER.stream()
                    .filter(each -> !each.isInterface() && each.isAssignableTo(type))
                    .map(JavaClass::reflect);
        if (!type.isRecord()) return Stream.empty();
        return Arrays.stream(type.getRecordComponents()).map(each -> each.getGenericType());
    }

    private static boolean isValue(Class<?> type) {
        return type.isPrimitive()
                || type.isRecord()
                || type.isEnum()
                || type.isSealed()
                || type == WorldEvent.class
                || type == View.class
                || isContent(type)
                || OF_JAVA.contains(type);
    }

    private static boolean isContent(Class<?> type) {
        return type.getPackageName().equals(Content.class.getPackageName());
    }
}
