package emberdelve.bench;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;

import org.junit.jupiter.api.Test;

/** No packages here need each other in a circle; the server's own test holds the other modules. */
class CyclesTest {
    @Test
    void noPackagesNeedEachOther() {
        slices().matching("emberdelve.bench.(**)")
                .should()
                .beFreeOfCycles()
                .check(
                        new ClassFileImporter()
                                .withImportOption(new ImportOption.DoNotIncludeTests())
                                .importPackages("emberdelve.bench"));
    }
}
