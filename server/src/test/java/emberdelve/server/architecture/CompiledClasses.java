package emberdelve.server.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;

/** The classes of the game, without tests, read once: it takes seconds. Safe for any thread. */
final class CompiledClasses {
    /** Of all modules that the server uses, and its own. */
    static final JavaClasses ALL =
            new ClassFileImporter()
                    .withImportOption(new ImportOption.DoNotIncludeTests())
                    .importPackages("emberdelve");

    /** Of the server alone. */
    static final JavaClasses SERVER =
            ALL.that(JavaClass.Predicates.resideInAPackage("emberdelve.server.."));

    private CompiledClasses() {}
}
