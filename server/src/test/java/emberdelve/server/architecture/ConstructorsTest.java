package emberdelve.server.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaConstructor;

import org.junit.jupiter.api.Test;

/**
 * What is handed to a class when it is made. Records are exempt: they are values, and a row of a
 * table or a part of the settings has as many components as it has.
 */
class ConstructorsTest {
    /** Whoever needs more than that has a noun missing. */
    private static final int PARAMETERS_MAX = 7;

    @Test
    void nothingNeedsMoreThanSevenOthers() {
        var crowded =
                CompiledClasses.ALL.stream()
                        .filter(type -> !type.isRecord() && !type.isAnonymousClass())
                        .flatMap(type -> type.getConstructors().stream())
                        .filter(each -> parameters(each) > PARAMETERS_MAX)
                        .map(JavaConstructor::getFullName)
                        .toList();
        assertThat(crowded).isEmpty();
    }

    /** As they are written: the compiler hands each constant of an enum its name and place. */
    private static int parameters(JavaConstructor constructor) {
        JavaClass type = constructor.getOwner();
        return constructor.getRawParameterTypes().size() - (type.isEnum() ? 2 : 0);
    }
}
