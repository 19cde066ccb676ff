package emberdelve.server.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.importer.ClassFileImporter;

import emberdelve.server.model.Item;
import emberdelve.server.model.OuterPlace;
import emberdelve.server.model.Place;

import org.junit.jupiter.api.Test;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Collection;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.random.RandomGenerator;
import java.util.stream.BaseStream;
import java.util.stream.Stream;

/**
 * Calls that would make a test slow, a game another one when it is played again, or an item two.
 */
class BannedCallsTest {
    private static final Set<String> MOVES = Set.of("put", "remove", "itemImproved", "checkFree");

    /** Where all that happens follows from what came in. */
    private static final String[] THE_GAME = {
        "emberdelve.server.kernel..",
        "emberdelve.server.model..",
        "emberdelve.server.schedule..",
        "emberdelve.server.rule..",
        "emberdelve.server.feature.."
    };

    @Test
    void theGameHasNoClockOfItsOwn() {
        noClasses()
                .that()
                .resideInAnyPackage(THE_GAME)
                .should()
                .callMethodWhere(calls(System.class, "currentTimeMillis|nanoTime"))
                .orShould()
                .callMethodWhere(calls(Instant.class, "now"))
                .orShould()
                .callMethodWhere(calls(Clock.class, "system.*|tick.*"))
                .orShould()
                .callMethodWhere(calls(InstantSource.class, "system"))
                .because("time is a count of ticks")
                .check(CompiledClasses.SERVER);
    }

    @Test
    void onlyAnItemPutsItselfSomewhere() {
        noClasses()
                .that()
                .doNotBelongToAnyOf(Item.class, Place.class, OuterPlace.class)
                .should()
                .callMethodWhere(
                        DescribedPredicate.describe(
                                "a method of Place",
                                call ->
                                        call.getTargetOwner().isAssignableTo(Place.class)
                                                && MOVES.contains(call.getName())))
                .because("an item that two places have would be two items")
                .check(CompiledClasses.SERVER);
    }

    @Test
    void theGameHasNoChanceOfItsOwn() {
        noClasses()
                .that()
                .resideInAnyPackage(THE_GAME)
                .should()
                .callMethodWhere(calls(Math.class, "random"))
                .orShould()
                .callMethodWhere(calls(UUID.class, "randomUUID"))
                .orShould()
                .callMethodWhere(calls(ThreadLocalRandom.class, ".*"))
                .orShould()
                .callMethodWhere(calls(RandomGenerator.class, "getDefault"))
                .orShould()
                .callConstructor(Random.class)
                .orShould()
                .callConstructor(SplittableRandom.class)
                .because("each zone has a stream of chance of its own, split from the seed")
                .check(CompiledClasses.SERVER);
    }

    @Test
    void theGameDoesOneThingAtATime() {
        noClasses()
                .that()
                .resideInAnyPackage(THE_GAME)
                .should()
                .callMethodWhere(calls(Collection.class, "parallelStream"))
                .orShould()
                .callMethodWhere(calls(BaseStream.class, "parallel"))
                .orShould()
                .callMethodWhere(calls(Stream.class, "parallel"))
                .check(CompiledClasses.SERVER);
    }

    /** Main and tests, of all modules that have been built. */
    @Test
    void nobodySleeps() {
        var everything = new ClassFileImporter();
        var folders =
                Stream.of("protocol", "config", "db", "server", "bench")
                        .flatMap(module ->
                                Stream.of("classes", "test-classes")
                                        .map(kind -> Path.of("..", module, "target", kind)))
                        .filter(Files::isDirectory)
                        .toList();
        var classes =
                folders.isEmpty()
                        ? everything.importPackages("emberdelve")
                        : everything.importPaths(folders);
        noClasses()
                .should()
                .callMethodWhere(calls(Thread.class, "sleep"))
                .because("what is waited for can be named")
                .check(classes);
    }

    private static DescribedPredicate<JavaCall<?>> calls(Class<?> type, String names) {
        return DescribedPredicate.describe(
                "calls " + type.getSimpleName() + "." + names,
                call ->
                        call.getTargetOwner().isEquivalentTo(type)
                                && call.getName().matches(names));
    }
}
