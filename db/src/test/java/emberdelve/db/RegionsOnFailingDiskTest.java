package emberdelve.db;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.db.character.ItemPlace;
import emberdelve.db.character.ItemRow;
import emberdelve.db.open.StoreException;
import emberdelve.db.world.Changed;
import emberdelve.db.world.Checkpoint;
import emberdelve.db.world.LedgerRow;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;

/** docs/operating.md P7, while several regions write: nothing of any of them is lost. */
class RegionsOnFailingDiskTest {
    private static final int CHECKPOINTS = Boolean.getBoolean("emberdelve.long") ? 30 : 6;
    private static final long SEED = 11;

    @TempDir private Path temporary;

    @BeforeEach
    void useTheFaultyDisk() {
        FaultyDisk.install();
    }

    @AfterEach
    void takeItAway() {
        FaultyDisk.remove();
    }

    private static Map<String, PatientWriter> writers(Database database, AtomicInteger failures) {
        var writers = new HashMap<String, PatientWriter>();
        for (var name : RegionsTest.THREE)
            writers.put(
                    name,
                    new PatientWriter(
                            database,
                            name,
                            System::nanoTime,
                            _ -> {},
                            _ -> failures.incrementAndGet()));
        return writers;
    }

    @Test
    void eachSingleOperationMayFail() {
        var failures = new AtomicInteger();
        var operations = play("unharmed", (_, _, _) -> {}, failures);
        assertThat(failures.get()).isZero();
        assertThat(operations).isGreaterThanOrEqualTo(2 * CHECKPOINTS);
        for (var n = 1; n <= operations; n++) {
            var failing = n;
            play("operation-" + n, FaultyDisk.failing(number -> number == failing), failures);
        }
        assertThat(failures.get()).isGreaterThanOrEqualTo(operations);
    }

    /** Plays, stops in order, starts again; all of it must be there, each time. */
    private int play(String name, FaultyDisk.Fate fate, AtomicInteger failures) {
        var folder = temporary.resolve(name);
        var where = "seed " + SEED + ", " + name;
        int operations;
        DividedWorld world;
        StoppedWorld.untouched(folder);
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            world = RegionsTest.divided(database, new SplittableRandom(SEED));
            var writers = writers(database, failures);
            FaultyDisk.plan(fate);
            for (var number = 0; number < CHECKPOINTS; number++) {
                var checkpoint = world.next(15);
                writers.get(checkpoint.region()).write(checkpoint);
            }
            operations = FaultyDisk.deeds();
            FaultyDisk.heal();
            for (var region : world.regions())
                assertThat(writers.get(region.name()).standing().durableTick())
                        .as(where)
                        .isEqualTo(region.tick());
            RegionsTest.requireStored(database, world, where);
        }
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            RegionsTest.requireStored(database, world, where);
        }
        return operations;
    }

    @Test
    void whileTheWriteOfOneRegionFailsSavingFailsForAll() {
        try (var database = Database.open(temporary, false, TestTables.ALL)) {
            database.checkpoints().divideInto(RegionsTest.THREE);
            var mine = new PatientWriter(database, "mine", System::nanoTime, _ -> {});
            mine.write(checkpoint("mine", 1, 0, List.of(), List.of()));
            var well = mine.standing();
            var seen = new ArrayList<PatientWriter.Standing>();
            var town =
                    new PatientWriter(
                            database,
                            "town",
                            System::nanoTime,
                            _ -> {},
                            _ -> {
                                seen.add(mine.standing());
                                FaultyDisk.heal();
                            });
            FaultyDisk.plan(FaultyDisk.failing(_ -> true));
            town.write(checkpoint("town", 1, 0, List.of(), List.of()));

            assertThat(seen)
                    .singleElement()
                    .satisfies(standing -> {
                        assertThat(standing.state()).isEqualTo(StoreState.FAILING);
                        assertThat(standing.durableTick()).isEqualTo(10);
                        assertThat(standing.reason()).contains("the disk fails");
                    });
            assertThat(mine.standing()).isEqualTo(well);
        }
    }

    /** The disk had only pretended: after a failure the file is as it was some checkpoints ago. */
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4})
    void whatTheFileLostIsWrittenAgainInTheOrderInWhichItWasWritten(long seed) throws IOException {
        var file = new StoppedWorld(temporary);
        try (var database = Database.open(temporary, false, TestTables.ALL)) {
            var world = RegionsTest.divided(database, new SplittableRandom(seed));
            for (var number = 0; number < 20; number++)
                database.checkpoints().write(world.next(20));
            var older = Files.readAllBytes(file.file());
            for (var number = 0; number < 15; number++)
                database.checkpoints().write(world.next(20));
            FaultyDisk.plan(FaultyDisk.failing(_ -> true));
            var last = world.next(20);
            new PatientWriter(
                            database,
                            last.region(),
                            System::nanoTime,
                            _ -> {},
                            _ -> giveBack(file, older))
                    .write(last);

            RegionsTest.requireStored(database, world, "seed " + seed);
        }
    }

    /** A thing that one region made and another one has changed and removed since. */
    @Test
    void theRegionThatWritesFirstBringsBackWhatTheOthersLost() throws IOException {
        var file = new StoppedWorld(temporary);
        try (var database = Database.open(temporary, false, TestTables.ALL)) {
            database.checkpoints().divideInto(RegionsTest.THREE);
            var made = Rows.onFloor(1);
            var moved = new ItemRow(1, "torch", new ItemPlace.OnFloor("town.square"));
            var older = Files.readAllBytes(file.file());
            var mine = new LedgerRow("mine", "test", 0, 0, 1, 0);
            var town = new LedgerRow("town", "test", 0, 0, 0, 1);
            var share = digest(made) + LedgerRow.TABLE.digest(mine);
            database.checkpoints()
                    .write(checkpoint("mine", 1, share, List.of(made), List.of(), mine));
            share = digest(moved) - digest(made);
            database.checkpoints().write(checkpoint("delves", 1, share, List.of(moved), List.of()));
            FaultyDisk.plan(FaultyDisk.failing(_ -> true));
            share = LedgerRow.TABLE.digest(town) - digest(moved);
            var last = checkpoint("town", 1, share, List.of(), List.of(1L), town);
            new PatientWriter(
                            database, "town", System::nanoTime, _ -> {}, _ -> giveBack(file, older))
                    .write(last);

            assertThat(database.regions()).allMatch(row -> row.checkpoint() == 1);
            assertThat(database.verify().lines())
                    .singleElement()
                    .asString()
                    .startsWith("sound")
                    .contains(" 0 items");
        }
    }

    private static long digest(ItemRow row) {
        return ItemRow.TABLE.digest(row);
    }

    private static Checkpoint checkpoint(
            String region,
            long number,
            long share,
            List<ItemRow> items,
            List<Long> gone,
            LedgerRow... ledger) {
        return new Checkpoint(
                region,
                number,
                number * 10,
                50,
                List.of(
                        new Changed<>(ItemRow.TABLE, items, gone),
                        new Changed<>(LedgerRow.TABLE, List.of(ledger), List.of())),
                List.of(),
                share);
    }

    /** A region that writes seldom may have too little kept of it. */
    @Test
    void aFileThatLostMoreThanIsKeptOfAnyRegionIsNotWrittenOver() throws IOException {
        var file = new StoppedWorld(temporary);
        try (var database = Database.open(temporary, false, TestTables.ALL)) {
            database.checkpoints().divideInto(RegionsTest.THREE);
            var older = Files.readAllBytes(file.file());
            database.checkpoints().write(checkpoint("mine", 1, 0, List.of(), List.of()));
            var number = 1;
            for (; number <= 40; number++)
                database.checkpoints().write(checkpoint("town", number, 0, List.of(), List.of()));
            var last = checkpoint("town", number, 0, List.of(), List.of());
            FaultyDisk.plan(FaultyDisk.failing(_ -> true));
            assertThatThrownBy(() -> database.checkpoints().write(last));
            giveBack(file, older);
            database.reopen();

            assertThatThrownBy(() -> database.checkpoints().write(last))
                    .isInstanceOf(StoreException.class)
                    .hasMessageContaining("went back to checkpoint 0 of ");
            assertThat(database.regions()).allMatch(row -> row.checkpoint() == 0);
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
}
