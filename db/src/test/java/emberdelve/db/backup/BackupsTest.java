package emberdelve.db.backup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.db.Database;
import emberdelve.db.Rows;
import emberdelve.db.StoppedWorld;
import emberdelve.db.TestTables;
import emberdelve.db.WorldDraft;
import emberdelve.db.open.OpeningProgress;
import emberdelve.db.open.StoreException;
import emberdelve.db.seal.RegionRow;
import emberdelve.db.world.Checkpoint;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

/** docs/operating.md P10: backups are verified after writing, N are kept, restore is one deed. */
class BackupsTest {
    private static final Instant NOON = Instant.parse("2026-03-01T12:00:00.987654Z");

    @TempDir private Path temporary;

    private Path data;
    private Backups backups;

    @BeforeEach
    void chooseFolders() {
        data = temporary.resolve("data");
        backups = new Backups(temporary.resolve("backup"), TestTables.ALL);
    }

    private BackupReport stopped(int keep, Instant at) {
        return backups.makeOfStopped(data, keep, at, OpeningProgress.UNHEARD);
    }

    private RestoreReport restore(Path zip) {
        return new Backups(data, TestTables.ALL).restore(data, zip, NOON, OpeningProgress.UNHEARD);
    }

    @Test
    void aBackupOfAStoppedWorldIsSoundAndChangesNothing() throws IOException {
        var world = StoppedWorld.played(data);
        var before = Files.readAllBytes(world.file());

        var report = stopped(3, NOON);

        assertThat(report.audit().sound()).isTrue();
        assertThat(report.audit().items()).isEqualTo(1);
        assertThat(report.backup().file()).hasFileName("world-20260301T120000Z-1.zip");
        assertThat(report.octets()).isEqualTo(Files.size(report.backup().file()));
        assertThat(Files.readAllBytes(world.file())).isEqualTo(before);
        assertThat(temporary.resolve("backup").toFile().list()).hasSize(1);
    }

    @Test
    void oneThatIsMadeWhileTheWorldIsWrittenHoldsExactlyOneCheckpoint() throws Exception {
        var reports = new ArrayList<BackupReport>();
        try (var database = Database.open(data, false, TestTables.ALL)) {
            var stopped = new AtomicBoolean();
            var writer = Thread.ofPlatform().start(() -> writeUntil(stopped, database));
            while (reports.size() < 3) {
                var at = NOON.plusSeconds(reports.size());
                reports.add(backups.make(database, 9, at, OpeningProgress.UNHEARD));
            }
            stopped.set(true);
            writer.join();
            assertThat(database.verify().sound()).isTrue();
        }
        for (var report : reports) {
            assertThat(report.audit().items()).isEqualTo(10 * report.audit().checkpoint());
            assertThat(report.backup().checkpoint()).isEqualTo(report.audit().checkpoint());
        }
        assertThat(reports.getLast().audit().checkpoint())
                .isGreaterThan(reports.getFirst().audit().checkpoint());
    }

    /** A whole database, whose marker fits, and in which nothing is missing. */
    @Test
    void aBackupWhoseRowsCannotBeTrueTogetherIsNotRestored() throws Exception {
        var world = StoppedWorld.played(data);
        var before = Files.readAllBytes(world.file());
        var other = temporary.resolve("other");
        StoppedWorld.played(other).sql("UPDATE player_character SET gold = gold + 1");
        var zip = temporary.resolve("richer.zip");
        Database.copyStopped(other, zip);

        assertThatThrownBy(() -> restore(zip))
                .isInstanceOf(StoreException.class)
                .hasMessageContainingAll("not a sound backup", "damaged: the digest of all rows");
        assertThat(Files.readAllBytes(world.file())).isEqualTo(before);
    }

    private static void writeUntil(AtomicBoolean stopped, Database database) {
        var draft = new WorldDraft();
        while (!stopped.get()) {
            for (var item = 0; item < 10; item++) draft.put(Rows.onFloor(draft.newId()));
            database.checkpoints().write(draft.checkpoint());
        }
    }

    @Test
    void onlyTheNewestAreKept() throws IOException {
        StoppedWorld.played(data);
        var made = new ArrayList<BackupFile>();
        for (var day = 0; day < 4; day++) {
            made.add(stopped(2, NOON.plusSeconds(day * 86_400L)).backup());
        }
        Files.writeString(temporary.resolve("backup/notes.zip"), "not ours");

        assertThat(backups.all()).isEqualTo(List.of(made.get(3), made.get(2)));
        assertThat(stopped(1, NOON.plusSeconds(999_999)).swept()).hasSize(2);
        assertThat(temporary.resolve("backup/notes.zip")).exists();
    }

    @Test
    void whatAKilledBackupLeftIsSweptAsideByTheNextAndOnRequest() throws IOException {
        StoppedWorld.played(data);
        backups.sweep();
        for (var sweep : List.<Runnable>of(backups::sweep, () -> stopped(9, NOON))) {
            var room = Files.createDirectories(temporary.resolve("backup/checking"));
            Files.writeString(room.resolve("world.mv.db"), "half a world");
            Files.writeString(temporary.resolve("backup/backup.new"), "half a file");
            sweep.run();

            assertThat(room).doesNotExist();
            assertThat(temporary.resolve("backup/backup.new")).doesNotExist();
        }
        assertThat(backups.all()).hasSize(1);
        backups.sweep();
        assertThat(backups.all()).hasSize(1);
    }

    @Test
    void whatAKilledRestoreUnpackedIsSweptAsideByAStart() throws IOException {
        StoppedWorld.played(data);
        var room = Files.createDirectories(data.resolve("restoring"));
        Files.writeString(room.resolve("world.mv.db"), "half a world");

        Database.open(data, false, TestTables.ALL).close();

        assertThat(room).doesNotExist();
    }

    @Test
    void theNewestStaysTheNewestWhenTheClockGoesBack() {
        StoppedWorld.played(data);
        var ahead = stopped(2, NOON.plusSeconds(86_400)).backup();
        var first = stopped(2, NOON).backup();
        assertThat(first.at()).isAfter(ahead.at());
        assertThat(backups.all()).containsExactly(first, ahead);

        var second = stopped(2, NOON).backup();
        assertThat(backups.all()).as("two in one second").containsExactly(second, first);
    }

    @Test
    void aDamagedWorldIsNotBackedUpAndOlderBackupsStay() throws Exception {
        var world = StoppedWorld.played(data);
        var good = stopped(1, NOON).backup();
        world.sql("UPDATE player_character SET gold = 51");

        assertThatThrownBy(() -> stopped(1, NOON.plusSeconds(1)))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("not a sound backup");
        assertThat(backups.all()).containsExactly(good);
        assertThat(temporary.resolve("backup").toFile().list()).hasSize(1);
    }

    @Test
    void aRestoredWorldIsThatOfTheBackupAndTheReplacedOneIsKept() {
        StoppedWorld.played(data);
        var backup = stopped(1, NOON).backup();
        try (var database = Database.open(data, false, TestTables.ALL)) {
            Rows.account(database, "Latecomer");
            database.checkpoints()
                    .write(
                            new Checkpoint(
                                    RegionRow.WHOLE,
                                    2,
                                    20,
                                    99,
                                    List.of(),
                                    List.of(),
                                    database.region(RegionRow.WHOLE).digest()));
        }

        var report = restore(backup.file());

        assertThat(report.audit().sound()).isTrue();
        assertThat(report.audit().checkpoint()).isEqualTo(1);
        try (var database = Database.open(data, false, TestTables.ALL)) {
            assertThat(database.accounts().byName("Latecomer")).isEmpty();
            assertThat(database.characters().byName("Mira")).isPresent();
        }
        try (var replaced = Database.open(report.replaced().orElseThrow(), false, TestTables.ALL)) {
            assertThat(replaced.accounts().byName("Latecomer")).isPresent();
        }
    }

    @Test
    void aWorldThatIsGoneIsRestoredAsWell() throws IOException {
        var world = StoppedWorld.played(data);
        var backup = stopped(1, NOON).backup();
        Files.delete(world.file());

        restore(backup.file());

        try (var database = Database.open(data, false, TestTables.ALL)) {
            assertThat(database.characters().byName("Mira")).isPresent();
        }
    }

    @Test
    void aRunningWorldIsNotReplaced() {
        StoppedWorld.played(data);
        var backup = stopped(1, NOON).backup();
        try (var database = Database.open(data, false, TestTables.ALL)) {
            assertThatThrownBy(() -> restore(backup.file()))
                    .isInstanceOf(StoreException.class)
                    .hasMessageContaining("in use by another process");
            assertThat(database.verify().sound()).isTrue();
        }
    }

    @Test
    void whatIsNoSoundBackupIsRefusedAndTheWorldLeftAsItWas() throws IOException {
        var world = StoppedWorld.played(data);
        var whole = Files.readAllBytes(stopped(1, NOON).backup().file());
        var before = Files.readAllBytes(world.file());
        var bad = temporary.resolve("bad.zip");
        for (var length : new int[] {0, 10, whole.length / 2, whole.length - 1}) {
            Files.write(bad, Arrays.copyOf(whole, length));

            assertThatThrownBy(() -> restore(bad))
                    .as("%d octets", length)
                    .isInstanceOf(StoreException.class)
                    .hasMessageStartingWith(bad.toString());
        }
        assertThat(Files.readAllBytes(world.file())).isEqualTo(before);
        assertThat(data.toFile().list())
                .containsExactlyInAnyOrder("world.mv.db", "world.marker", "world.lock");
    }
}
