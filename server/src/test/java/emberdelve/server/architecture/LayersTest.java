package emberdelve.server.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;

import emberdelve.server.feature.Features;

import org.junit.jupiter.api.Test;

/** The arrows between the packages point one way. */
class LayersTest {
    /** What every dungeon is. */
    private static final String[] KERNEL = {
        "emberdelve.server.kernel..", "emberdelve.server.model..", "emberdelve.server.schedule.."
    };

    /** What the game is played without. */
    private static final String[] OUTSIDE = {
        "io.netty..",
        "java.sql..",
        "com.google.inject..",
        "emberdelve.config.load..",
        "emberdelve.config.settings.."
    };

    private static final String[] WITHOUT_FEATURES = {
        "emberdelve.server.rule..",
        "emberdelve.server.game..",
        "emberdelve.server.session..",
        "emberdelve.server.checkpoint..",
        "emberdelve.server.web..",
        "emberdelve.server.html..",
        "emberdelve.server.offer..",
        "emberdelve.server.command..",
        "emberdelve.server.view..",
        "emberdelve.server.text..",
        "emberdelve.server.gmcp.."
    };

    private final JavaClasses classes = CompiledClasses.ALL;

    @Test
    void theDungeonIsPlayedWithoutANetworkOrADatabase() {
        noClasses()
                .that()
                .resideInAnyPackage(KERNEL)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(OUTSIDE)
                .orShould()
                .dependOnClassesThat()
                .resideInAnyPackage("emberdelve.config.read..", "emberdelve.db..", "org.slf4j..")
                .because("a rule must be testable, and a fight replayable, with nothing running")
                .check(classes);
    }

    @Test
    void theKernelKnowsNoFeature() {
        noClasses()
                .that()
                .resideInAnyPackage(KERNEL)
                .should()
                .dependOnClassesThat(
                        resideInAPackage("emberdelve.server..")
                                .and(resideOutsideOfPackages(KERNEL)))
                .because("whoever removes a feature's room and its line removes the feature")
                .check(classes);
    }

    /** They are handed the registry of features, if any, and know not even the list of them. */
    @Test
    void whatEveryGameHasKnowsNoFeature() {
        noClasses()
                .that()
                .resideInAnyPackage(WITHOUT_FEATURES)
                .should()
                .dependOnClassesThat()
                .resideInAPackage("emberdelve.server.feature..")
                .because("a game may be without a feature, and not without these")
                .check(classes);
    }

    @Test
    void elsewhereTheListAloneIsNamed() {
        noClasses()
                .that()
                .resideOutsideOfPackage("emberdelve.server.feature..")
                .should()
                .dependOnClassesThat(
                        resideInAPackage("emberdelve.server.feature..")
                                .and(not(type(Features.class))))
                .because("whoever removes a feature's room and its line removes the feature")
                .check(CompiledClasses.SERVER);
    }

    @Test
    void featuresKnowNeitherTheWireNorTheStore() {
        noClasses()
                .that()
                .resideInAnyPackage(
                        "emberdelve.server.feature..",
                        "emberdelve.server.rule..",
                        "emberdelve.server.command..",
                        "emberdelve.server.view..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(OUTSIDE)
                .orShould()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "emberdelve.protocol.telnet..",
                        "emberdelve.server.game..",
                        "emberdelve.server.session..",
                        "emberdelve.server.checkpoint..")
                .check(classes);
    }

    @Test
    void wordsAreFoundWithoutTheWorldItself() {
        noClasses()
                .that()
                .resideInAPackage("emberdelve.server.text..")
                .or()
                .haveNameMatching(
                        "emberdelve\\.server\\.(feature|rule)\\..*(Words|Page|Pages|Data)")
                .should()
                .dependOnClassesThat()
                .haveFullyQualifiedName("emberdelve.server.kernel.World")
                .orShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName("emberdelve.server.model.Actor")
                .because("they run on the event loops, and the world has its own thread")
                .check(classes);
    }

    @Test
    void theThreeLibrariesKnowNothingOfEachOtherNorOfTheGame() {
        for (var library : new String[] {"protocol", "config", "db"}) {
            noClasses()
                    .that()
                    .resideInAPackage("emberdelve." + library + "..")
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(others(library))
                    .check(classes);
        }
    }

    @Test
    void noTwoRoomsOfTheServerNeedEachOther() {
        slices().matching("emberdelve.server.(*)..").should().beFreeOfCycles().check(classes);
    }

    @Test
    void whatCrossesThreadsKnowsNeitherSide() {
        noClasses()
                .that()
                .resideInAPackage("emberdelve.server.link..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "emberdelve.server.game..",
                        "emberdelve.server.session..",
                        "emberdelve.server.telnet..")
                .check(classes);
    }

    private static String[] others(String library) {
        return java.util.stream.Stream.of("protocol", "config", "db", "server")
                .filter(name -> !name.equals(library))
                .map(name -> "emberdelve." + name + "..")
                .toArray(String[]::new);
    }
}
