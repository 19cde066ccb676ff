package emberdelve.db;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.open.StoreException;
import emberdelve.db.seal.RegionRow;
import emberdelve.db.world.Checkpoint;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/** docs/operating.md: What H2 does, 3: an interrupt must not end the database for everybody. */
class InterruptTest {
    private static final int CHECKPOINTS = Boolean.getBoolean("emberdelve.long") ? 2_000 : 200;

    private static final int INTERRUPTS = Boolean.getBoolean("emberdelve.long") ? 10_000 : 1_000;
    private static final long SEED = 41;

    @TempDir private Path folder;

    @Test
    void anInterruptBeforeWritingOrReadingIsPutAsideAndGivenBack() {
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            var draft = new WorldDraft();
            draft.put(Rows.onFloor(draft.newId()));
            Thread.currentThread().interrupt();
            database.checkpoints().write(draft.checkpoint());
            assertThat(database.region(RegionRow.WHOLE).checkpoint()).isEqualTo(1);
            assertThat(Thread.interrupted()).isTrue();
            assertThat(database.verify().sound()).isTrue();
        }
    }

    @Test
    void readersInterruptedAllTheTimeStopNoCheckpoint() throws InterruptedException {
        var stopped = new AtomicBoolean();
        var reads = new AtomicInteger();
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            var reader = Thread.ofPlatform().start(() -> readUntil(stopped, reads, database));
            var draft = new WorldDraft();
            for (var number = 1; number <= CHECKPOINTS; number++) {
                var checkpoint = draft.put(Rows.onFloor(draft.newId())).checkpoint();
                reader.interrupt();
                database.checkpoints().write(checkpoint);
            }
            stopped.set(true);
            reader.join();
            assertThat(database.checkpoints().loadWorld(RegionRow.WHOLE).items())
                    .hasSize(CHECKPOINTS);
            assertThat(database.verify().sound()).isTrue();
        }
        assertThat(reads.get()).isPositive();
    }

    private static void readUntil(AtomicBoolean stopped, AtomicInteger reads, Database database) {
        while (!stopped.get()) {
            try {
                database.checkpoints().loadWorld(RegionRow.WHOLE);
                reads.incrementAndGet();
            } catch (StoreException broken) {
                // One answer may be lost; the next must come.
                reads.set(0);
            }
        }
    }

    @Test
    void aWriterInterruptedInTheMiddleLosesNothing() throws InterruptedException {
        var reopened = new ArrayList<String>();
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            var stopped = new AtomicBoolean();
            var writer = Thread.ofPlatform().start(() -> writeAll(database, reopened, stopped));
            var random = new SplittableRandom(SEED);
            for (var sent = 0; sent < INTERRUPTS && !stopped.get(); sent++) {
                LockSupport.parkNanos(random.nextLong(3_000_000));
                writer.interrupt();
            }
            writer.join();

            assertThat(database.checkpoints().loadWorld(RegionRow.WHOLE).items())
                    .as("seed %d, re-opened for %s", SEED, reopened)
                    .hasSize(CHECKPOINTS);
            assertThat(database.verify().sound()).isTrue();
        }
    }

    @Test
    void everyThreadInterruptedAtRandomLeavesTheDatabaseWhole() throws InterruptedException {
        var stopped = new AtomicBoolean();
        var reads = new AtomicInteger();
        var reopened = new ArrayList<String>();
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            var threads = new ArrayList<Thread>();
            for (var reader = 0; reader < 2; reader++) {
                threads.add(Thread.ofPlatform().start(() -> readUntil(stopped, reads, database)));
            }
            var written = new AtomicInteger();
            threads.add(
                    Thread.ofPlatform()
                            .start(() -> writeUntil(stopped, written, database, reopened)));
            var random = new SplittableRandom(SEED);
            for (var interrupt = 0; interrupt < INTERRUPTS; interrupt++) {
                threads.get(random.nextInt(threads.size())).interrupt();
                LockSupport.parkNanos(random.nextLong(1_000_000));
            }
            stopped.set(true);
            for (var thread : threads) thread.join();

            assertThat(database.checkpoints().loadWorld(RegionRow.WHOLE).items())
                    .as("seed %d, re-opened for %s", SEED, reopened)
                    .hasSize(written.get());
            assertThat(database.verify().sound()).isTrue();
        }
    }

    private static void writeUntil(
            AtomicBoolean stopped, AtomicInteger written, Database database, List<String> why) {
        var draft = new WorldDraft();
        while (!stopped.get()) {
            write(database, draft.put(Rows.onFloor(draft.newId())).checkpoint(), why);
            written.incrementAndGet();
        }
    }

    private static void writeAll(Database database, List<String> reopened, AtomicBoolean stopped) {
        try {
            var draft = new WorldDraft();
            for (var number = 1; number <= CHECKPOINTS; number++) {
                write(database, draft.put(Rows.onFloor(draft.newId())).checkpoint(), reopened);
            }
        } finally {
            stopped.set(true);
        }
    }

    private static void write(Database database, Checkpoint checkpoint, List<String> why) {
        // Each interrupt can spoil one attempt; on a busy machine, many spoil those of one write.
        for (var attempt = 0; attempt <= INTERRUPTS; attempt++) {
            try {
                if (attempt > 0) database.reopen();
                database.checkpoints().write(checkpoint);
                return;
            } catch (StoreException failed) {
                why.add(failed.getMessage());
            }
        }
        throw new AssertionError("checkpoint " + checkpoint.number() + " failed: " + why);
    }
}
