package emberdelve.db;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.character.ItemPlace;
import emberdelve.db.character.ItemRow;
import emberdelve.db.open.StoreException;
import emberdelve.db.seal.RegionRow;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.SplittableRandom;
import java.util.concurrent.locks.LockSupport;

/** docs/operating.md P1, P2 and P9: kill -9 at any moment leaves one tick boundary, and a start. */
class CrashTest {
    private static final int ROUNDS = Boolean.getBoolean("emberdelve.long") ? 20 : 1;
    private static final long SEED = 25;
    private static final int TRIES = 50;

    @TempDir private Path folder;

    @ParameterizedTest
    @EnumSource(Storage.class)
    void aKilledWriterLeavesExactlyOneOfItsCheckpointsAndNoneOlderThanItSaid(Storage storage)
            throws IOException {
        var random = new SplittableRandom(SEED);
        for (var round = 1; round <= ROUNDS; round++) {
            var world = storage.prepared(folder.resolve("round-" + round));
            var said =
                    playedAndKilled(
                            CrashingWriter.class,
                            world,
                            Duration.ofMillis(random.nextInt(50, 1_000)));
            try (var database = reopened(world)) {
                requireOneTick(database, said, "seed " + SEED + ", round " + round);
            }
        }
    }

    private static long playedAndKilled(Class<?> program, Path world, Duration after)
            throws IOException {
        try (var writer = OtherProcess.start(program, world.toString())) {
            writer.readUntil("1");
            LockSupport.parkNanos(after.toNanos());
            var said = writer.kill();
            return said.isEmpty() ? 1 : Long.parseLong(said);
        }
    }

    /** PostgreSQL frees the lock of a dead process when it notices that its connection is gone. */
    private static Database reopened(Path world) {
        for (var tries = 1; ; tries++) {
            try {
                return Database.open(world, false, TestTables.ALL);
            } catch (StoreException held) {
                if (tries == TRIES || held.kind() != StoreException.Kind.UNAVAILABLE) throw held;
                LockSupport.parkNanos(Duration.ofMillis(100).toNanos());
            }
        }
    }

    private static void requireOneTick(Database database, long said, String where) {
        var number = database.region(RegionRow.WHOLE).checkpoint();
        assertThat(number).as(where).isBetween(said, said + 1);
        assertThat(database.region(RegionRow.WHOLE).tick()).as(where).isEqualTo(number * 10);

        var one = database.characters().byName("One").orElseThrow();
        var two = database.characters().byName("Two").orElseThrow();
        assertThat(one.purse().gold()).as(where).isEqualTo(CrashingWriter.COINS - number);
        assertThat(two.purse().gold()).as(where).isEqualTo(number);

        var holder = number % 2 == 0 ? one : two;
        var ring = new ItemRow(3, "ring", new ItemPlace.OnCharacter(holder.id(), "finger"));
        assertThat(database.characters().itemsOf(holder.id())).as(where).contains(ring);
        assertThat(database.characters().itemsOf(one.id()))
                .as(where)
                .contains(Rows.carried(number + 3, one.id()));
        assertThat(database.verify().items()).as(where).isEqualTo(2);
        assertThat(database.auditLog().last(1).getFirst().id()).as(where).isEqualTo(number);
    }

    @ParameterizedTest
    @EnumSource(Storage.class)
    void aKilledCrowdIsThereAsAWholeOrNotAtAllAndThereOnceItWasToldSo(Storage storage)
            throws IOException {
        var random = new SplittableRandom(SEED);
        for (var round = 1; round <= ROUNDS; round++) {
            var where = "seed " + SEED + ", round " + round;
            var world = storage.prepared(folder.resolve("crowd-" + round));
            var said =
                    playedAndKilled(
                            CrashingCrowd.class, world, Duration.ofMillis(random.nextInt(50, 500)));
            try (var database = reopened(world)) {
                var accounts = database.accounts();
                var crowds = Math.toIntExact(accounts.count() / CrashingCrowd.MEMBERS);
                assertThat(accounts.count() % CrashingCrowd.MEMBERS).as(where).isZero();
                assertThat((long) crowds).as(where).isBetween(said, said + 1);
                var last = accounts.byName(CrashingCrowd.name(crowds, 0)).orElseThrow();
                assertThat(last.lastLogin()).as(where).isEqualTo(Rows.NOON.plusSeconds(crowds));
                assertThat(database.verify().sound()).as(where).isTrue();
            }
        }
    }

    @Test
    void aStartThatWasKilledAnywhereIsFollowedByOneThatWorks() throws IOException {
        var random = new SplittableRandom(SEED);
        for (var round = 1; round <= ROUNDS; round++) {
            var world = folder.resolve("start-" + round);
            try (var starting = OtherProcess.start(Opener.class, world.toString())) {
                LockSupport.parkNanos(Duration.ofMillis(random.nextInt(300, 1_500)).toNanos());
                assertThat(starting.kill()).isIn("", "open");
            }
            try (var database = Database.open(world, false, TestTables.ALL)) {
                assertThat(database.verify().sound()).as("round %d", round).isTrue();
            }
        }
    }
}
