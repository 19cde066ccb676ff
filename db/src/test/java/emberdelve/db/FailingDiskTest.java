package emberdelve.db;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.db.FaultyDisk.Deed;
import emberdelve.db.character.CharacterRow;
import emberdelve.db.open.StoreException;
import emberdelve.db.seal.RegionRow;
import emberdelve.db.world.Checkpoint;
import emberdelve.db.world.RowName;
import emberdelve.db.world.RowsRefused;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntFunction;

/** docs/operating.md P7: whichever operation of the disk fails, nothing dirty is lost. */
class FailingDiskTest {
    private static final int CHECKPOINTS = Boolean.getBoolean("emberdelve.long") ? 25 : 3;

    /** A disk that fails for longer than one try with its re-opening. */
    private static final int OUTAGE_OPERATIONS = 7;

    private static final long SEED = 7;

    @TempDir private Path temporary;

    @BeforeEach
    void useTheFaultyDisk() {
        FaultyDisk.install();
    }

    @AfterEach
    void takeItAway() {
        FaultyDisk.remove();
    }

    @Test
    void eachSingleOperationMayFail() {
        everyOperation(n -> FaultyDisk.failing(number -> number == n));
    }

    @Test
    void fromEachOperationOnTheDiskMayBeFullForAWhile() {
        everyOperation(
                n -> FaultyDisk.failing(number -> number >= n && number < n + OUTAGE_OPERATIONS));
    }

    private void everyOperation(IntFunction<FaultyDisk.Fate> plan) {
        var operations = play("unharmed", (_, _, _) -> {}).operations();
        assertThat(operations).isGreaterThanOrEqualTo(2 * CHECKPOINTS);
        var failures = 0;
        for (var n = 1; n <= operations; n++) {
            failures += play("operation-" + n, plan.apply(n)).failures();
        }
        assertThat(failures).as("%d operations", operations).isGreaterThanOrEqualTo(operations);
    }

    /** What one scenario did: deeds on the disk, and tries that failed. */
    private record Outcome(int operations, int failures) {}

    /** Plays, stops in order, starts again; all of it must be there, each time. */
    private Outcome play(String name, FaultyDisk.Fate fate) {
        var folder = temporary.resolve(name);
        var failures = new AtomicInteger();
        int operations;
        GeneratedWorld world;
        StoppedWorld.untouched(folder);
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            world = new GeneratedWorld(Rows.account(database, "A"), new SplittableRandom(SEED));
            var durable = new ArrayList<Long>();
            var writer =
                    new PatientWriter(
                            database,
                            RegionRow.WHOLE,
                            System::nanoTime,
                            durable::add,
                            _ -> failures.incrementAndGet());
            FaultyDisk.plan(fate);
            var ticks = new ArrayList<Long>();
            for (var number = 0; number < CHECKPOINTS; number++) {
                world.change(10);
                ticks.add(writer.write(world.draft().checkpoint()));
            }
            operations = FaultyDisk.deeds();
            FaultyDisk.heal();

            assertThat(durable).as(name).isEqualTo(ticks);
            assertThat(writer.standing().state()).as(name).isEqualTo(StoreState.WELL);
            requireWhole(database, world, name);
        }
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            requireWhole(database, world, name);
        }
        return new Outcome(operations, failures.get());
    }

    private static void requireWhole(Database database, GeneratedWorld world, String name) {
        assertThat(database.verify().lines())
                .as(name)
                .singleElement()
                .asString()
                .startsWith("sound at checkpoint " + CHECKPOINTS);
        assertThat(database.region(RegionRow.WHOLE).digest())
                .as(name)
                .isEqualTo(world.draft().digest());
    }

    @Test
    void whatWasWrittenBeforeAFailedSyncIsWrittenAnew() {
        try (var database = Database.open(temporary, false, TestTables.ALL)) {
            var draft = new WorldDraft();
            var writer =
                    new PatientWriter(
                            database, RegionRow.WHOLE, System::nanoTime, _ -> {}, _ -> {});
            var syncs = new AtomicInteger();
            FaultyDisk.plan((deed, _, _) -> {
                if (deed == Deed.SYNC && syncs.getAndIncrement() == 0)
                    throw new IOException("Input/output error");
            });
            var before = key(temporary);
            writer.write(draft.put(Rows.onFloor(draft.newId())).checkpoint());

            assertThat(syncs.get()).isGreaterThan(1);
            assertThat(key(temporary)).as("another file has its name").isNotEqualTo(before);
            assertThat(database.verify().items()).isEqualTo(1);
        }
    }

    @Test
    void accountsThatAreMadeTogetherTakeAsManySyncsAsOne() {
        try (var database = Database.open(temporary, false, TestTables.ALL)) {
            var syncs = new AtomicInteger();
            FaultyDisk.plan((deed, _, _) -> {
                if (deed == Deed.SYNC) syncs.incrementAndGet();
            });
            Rows.account(database, "A");
            var ofOne = syncs.getAndSet(0);
            database.together(() -> {
                for (var number = 0; number < 50; number++)
                    Rows.account(database, "B" + (char) ('a' + number % 26) + number / 26);
            });
            assertThat(syncs.get()).isPositive().isLessThanOrEqualTo(ofOne);
            assertThat(database.accounts().count()).isEqualTo(51);
        }
    }

    @Test
    void whoWritesTogetherIsToldWhenNothingMayBeOnTheDisk() {
        try (var database = Database.open(temporary, false, TestTables.ALL)) {
            FaultyDisk.plan((deed, _, _) -> {
                if (deed == Deed.SYNC) throw new IOException("Input/output error");
            });
            assertThatThrownBy(() -> database.together(() -> Rows.account(database, "A")))
                    .isInstanceOf(StoreException.class);
            FaultyDisk.heal();
            database.reopen();
            Rows.account(database, "B");
            assertThat(database.accounts().byName("B")).isPresent();
        }
    }

    private static Object key(Path folder) {
        try {
            return Files.getAttribute(folder.resolve("world.mv.db"), "unix:ino");
        } catch (IOException unknown) {
            throw new UncheckedIOException(unknown);
        }
    }

    @Test
    void theTroubleIsToldAndItsEnd() {
        try (var database = Database.open(temporary, false, TestTables.ALL)) {
            var draft = new WorldDraft();
            var seen = new ArrayList<PatientWriter.Standing>();
            var writer = new ArrayList<PatientWriter>();
            var pauses = new ArrayList<Long>();
            writer.add(
                    new PatientWriter(
                            database,
                            RegionRow.WHOLE,
                            new AtomicLong()::incrementAndGet,
                            _ -> {},
                            nanos -> {
                                pauses.add(nanos / 1_000_000);
                                seen.add(writer.getFirst().standing());
                                if (seen.size() == 6) FaultyDisk.heal();
                            }));
            FaultyDisk.plan(FaultyDisk.failing(_ -> true));
            writer.getFirst().write(draft.put(Rows.onFloor(draft.newId())).checkpoint());

            assertThat(seen)
                    .extracting(PatientWriter.Standing::failures)
                    .containsExactly(1, 2, 3, 4, 5, 6);
            assertThat(seen)
                    .allMatch(standing ->
                            standing.state() == StoreState.FAILING
                                    && standing.durableTick() == 0
                                    && standing.reason().contains("the disk fails"));
            assertThat(pauses).isEqualTo(List.of(250L, 500L, 1_000L, 2_000L, 4_000L, 4_000L));
            assertThat(writer.getFirst().standing())
                    .isEqualTo(new PatientWriter.Standing(StoreState.WELL, 10, 0, 1, ""));
        }
    }

    @Test
    void howLongTheDiskWasAwaySaysNothingOfHowQuickItIs() {
        try (var database = Database.open(temporary, false, TestTables.ALL)) {
            var draft = new WorldDraft();
            var clock = new AtomicLong();
            var pauses = new AtomicInteger();
            var writer =
                    new PatientWriter(
                            database,
                            RegionRow.WHOLE,
                            clock::get,
                            _ -> {},
                            nanos -> {
                                clock.addAndGet(nanos);
                                if (pauses.incrementAndGet() == 10) FaultyDisk.heal();
                            });
            FaultyDisk.plan(FaultyDisk.failing(_ -> true));
            writer.write(draft.put(Rows.onFloor(draft.newId())).checkpoint());

            assertThat(Duration.ofNanos(clock.get())).isGreaterThan(Duration.ofSeconds(25));
            assertThat(writer.standing().lastNanos()).isZero();
        }
    }

    @Test
    void aFileThatWentBackGetsWhatItLostOnceMore() throws IOException {
        var world = new StoppedWorld(temporary);
        try (var database = Database.open(temporary, false, TestTables.ALL)) {
            var draft = new WorldDraft();
            var writer =
                    new PatientWriter(
                            database, RegionRow.WHOLE, System::nanoTime, _ -> {}, _ -> {});
            writer.write(draft.put(Rows.onFloor(draft.newId())).checkpoint());
            var older = Files.readAllBytes(world.file());
            for (var number = 0; number < 3; number++) {
                writer.write(draft.put(Rows.onFloor(draft.newId())).checkpoint());
            }
            // The disk had only pretended: after a failure the file is as it was three ago.
            FaultyDisk.plan(FaultyDisk.failing(_ -> true));
            var last = draft.put(Rows.onFloor(draft.newId())).checkpoint();
            var patient =
                    new PatientWriter(
                            database,
                            RegionRow.WHOLE,
                            System::nanoTime,
                            _ -> {},
                            _ -> giveBack(world, older));
            patient.write(last);

            assertThat(database.checkpoints().loadWorld(RegionRow.WHOLE).items()).hasSize(5);
            assertThat(database.verify().lines())
                    .singleElement()
                    .asString()
                    .startsWith("sound at checkpoint 5");
        }
    }

    private static void giveBack(StoppedWorld world, byte[] octets) {
        try {
            Files.write(world.file(), octets);
            FaultyDisk.heal();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    @Test
    void rowsThatAreRefusedComeBackByNameAndGoIntoTheNextSet() {
        try (var database = Database.open(temporary, false, TestTables.ALL)) {
            var account = Rows.account(database, "Mira");
            var draft = new WorldDraft();
            var writer =
                    new PatientWriter(
                            database, RegionRow.WHOLE, System::nanoTime, _ -> {}, _ -> {});
            // Two of one name: the database says no, whatever the disk does.
            var one = draft.newId();
            var two = draft.newId();
            draft.put(Rows.character(one, account, "Mira", 5));
            draft.put(Rows.character(two, account, "Mira", 6));
            var refused = draft.checkpoint();
            assertThatThrownBy(() -> writer.write(refused))
                    .isInstanceOfSatisfying(
                            RowsRefused.class,
                            rows ->
                                    assertThat(rows.rows())
                                            .containsOnlyKeys(
                                                    new RowName(CharacterRow.TABLE, two)));
            assertThat(writer.standing().failures()).isZero();

            draft.put(Rows.character(two, account, "Tolo", 6));
            Checkpoint both = draft.checkpoint().including(refused);
            writer.write(both);

            assertThat(writer.standing().state()).isEqualTo(StoreState.WELL);
            assertThat(database.verify().lines())
                    .singleElement()
                    .asString()
                    .startsWith("sound at checkpoint 2")
                    .contains("2 characters");
        }
    }

    @Test
    void aSetThatWouldTurnTheWorldBackIsRejectedAsAWhole() {
        try (var database = Database.open(temporary, false, TestTables.ALL)) {
            var writer =
                    new PatientWriter(
                            database, RegionRow.WHOLE, System::nanoTime, _ -> {}, _ -> {});
            writer.write(new Checkpoint(RegionRow.WHOLE, 1, 100, 50, List.of(), List.of(), 0));

            var back = new Checkpoint(RegionRow.WHOLE, 2, 99, 50, List.of(), List.of(), 0);
            assertThatThrownBy(() -> writer.write(back))
                    .isInstanceOf(IllegalArgumentException.class);
            assertThat(writer.standing().state()).isEqualTo(StoreState.REJECTED);
        }
    }
}
