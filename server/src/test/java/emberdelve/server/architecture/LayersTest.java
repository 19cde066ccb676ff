package emberdelve.server.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;

import org.junit.jupiter.api.Test;

/** The arrows between the packages point one way. */
class LayersTest {
    private final JavaClasses classes = CompiledClasses.ALL;

    @Test
    void theWorldIsPlayedWithoutANetworkOrADatabase() {
        noClasses()
                .that()
                .resideInAPackage("emberdelve.server.world..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "io.netty..",
                        "java.sql..",
                        "com.google.inject..",
                        "org.slf4j..",
                        "emberdelve.db..",
                        "emberdelve.protocol..",
                        "emberdelve.config.load..",
                        "emberdelve.config.settings..")
                .because("a rule must be testable, and a fight replayable, with nothing running")
                .check(classes);
    }

    @Test
    void theWorldDoesNotKnowThatItIsServed() {
        noClasses()
                .that()
                .resideInAPackage("emberdelve.server.world..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "emberdelve.server.game..",
                        "emberdelve.server.command..",
                        "emberdelve.server.view..",
                        "emberdelve.server.narrate..",
                        "emberdelve.server.render..",
                        "emberdelve.server.session..",
                        "emberdelve.server.checkpoint..")
                .check(classes);
    }

    @Test
    void commandsKnowNeitherTheWireNorTheStore() {
        noClasses()
                .that()
                .resideInAnyPackage("emberdelve.server.command..", "emberdelve.server.view..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "io.netty..",
                        "emberdelve.db..",
                        "emberdelve.protocol..",
                        "emberdelve.server.game..",
                        "emberdelve.server.session..")
                .check(classes);
    }

    @Test
    void wordsAreFoundWithoutTheWorldItself() {
        noClasses()
                .that()
                .resideInAnyPackage("emberdelve.server.narrate..", "emberdelve.server.render..")
                .should()
                .dependOnClassesThat()
                .haveFullyQualifiedName("emberdelve.server.world.World")
                .orShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName("emberdelve.server.world.actor.Actor")
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
