package emberdelve.db;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.account.NameTaken;
import emberdelve.db.backup.Backups;
import emberdelve.db.character.CorpseOwner;
import emberdelve.db.character.CorpseRow;
import emberdelve.db.open.OpeningProgress;
import emberdelve.db.seal.RegionRow;
import emberdelve.db.seal.XpCurve;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;

/** docs/operating.md P1 and P9: the process ends without a word at each point that has a name. */
class CrashPointsTest {
    /** From one point of a migration to the next: by so many times as many writes. */
    private static final int FURTHER = Boolean.getBoolean("emberdelve.long") ? 2 : 200;

    @TempDir private Path folder;

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "between capture and commit, 1, 1",
        // The system still has what the process wrote; after a power cut it may be the first.
        "between commit and sync,    1, 2",
        "between sync and publish,   2, 2"
    })
    void aCheckpointIsThereWholeOrNotAtAll(String point, long least, long most) throws IOException {
        StoppedWorld.untouched(folder);
        assertThat(HaltingProcess.halts(folder, "checkpoint", point)).isTrue();

        try (var database = Database.open(folder, false, TestTables.ALL)) {
            var stored = database.region(RegionRow.WHOLE).checkpoint();
            assertThat(stored).isBetween(least, most);
            assertThat(database.verify().items()).isEqualTo(stored);
            assertThat(database.verify().sound()).isTrue();
        }
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "after 0,            false",
        "after 2,            false",
        "in the corpses,     false",
        "at the first write, false",
        "when it is done,    true"
    })
    void aRecountIsDoneWholeOrNotAtAll(String point, boolean done) throws IOException, NameTaken {
        StoppedWorld.untouched(folder);
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            var draft = new WorldDraft();
            var account = Rows.account(database, "A");
            for (var name : new String[] {"Mira", "Tolo", "Sable"})
                draft.put(Rows.character(draft.newId(), account, name, 5));
            var mira = new CorpseOwner.OfCharacter(1);
            draft.put(new CorpseRow(draft.newId(), "Mira", "mine.shaft", 0, 4, 90, mira, ""));
            database.checkpoints().write(draft.checkpoint());
        }

        assertThat(HaltingProcess.halts(folder, "recount", point)).isTrue();

        try (var database = Database.open(folder, false, TestTables.ALL)) {
            assertThat(database.verify().sound()).isTrue();
            assertThat(database.recounts().curve().equals(XpCurve.FIRST)).isEqualTo(!done);
            database.characters()
                    .each(row -> assertThat(row.progress().xp()).isEqualTo(done ? 1_000 : 71));
            assertThat(database.checkpoints().loadWorld(RegionRow.WHOLE).corpses().getFirst().xp())
                    .isEqualTo(done ? 1_000 : 4);
        }
    }

    @Test
    void aMigrationThatEndsAnywhereIsDoneAnewByTheNextStart() throws IOException, SQLException {
        var halts = 0;
        for (var write = 1; ; write *= FURTHER) {
            var data = folder.resolve("at-" + write);
            StoppedWorld.played(data).ofReleasedSchema();
            if (!HaltingProcess.halts(data, "migration", Integer.toString(write))) break;
            halts++;
            try (var database = Database.open(data, false, TestTables.ALL)) {
                assertThat(database.verify().sound()).as("write %d", write).isTrue();
                assertThat(database.characters().byName("Mira")).as("write %d", write).isPresent();
            }
        }
        assertThat(halts).isPositive();
    }

    @ParameterizedTest
    @CsvSource({"copying", "unpacking", "naming"})
    void aBackupThatEndsAnywhereCostsNeitherTheWorldNorOlderBackups(String step)
            throws IOException {
        StoppedWorld.played(folder);
        var backups = new Backups(Backups.standard(folder), TestTables.ALL);
        var older = backups.makeOfStopped(folder, 1, Rows.NOON, OpeningProgress.UNHEARD).backup();

        assertThat(HaltingProcess.halts(folder, "backup", step)).isTrue();

        assertThat(backups.all()).containsExactly(older);
        assertThat(Database.verify(folder, TestTables.ALL).sound()).isTrue();
        backups.makeOfStopped(folder, 2, Rows.NOON.plusSeconds(99), OpeningProgress.UNHEARD);
        assertThat(Backups.standard(folder).toFile().list()).hasSize(2);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "unpacking,             false",
        "keeping what is there, false",
        "deciding,              false",
        "replacing,             true",
        "marking,               true"
    })
    void aRestoreThatEndsAnywhereLeavesTheOldWorldOrTheRestoredOne(String step, boolean restored)
            throws IOException {
        StoppedWorld.played(folder);
        new Backups(Backups.standard(folder), TestTables.ALL)
                .makeOfStopped(folder, 1, Rows.NOON, OpeningProgress.UNHEARD);
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            Rows.account(database, "Latecomer");
        }

        assertThat(HaltingProcess.halts(folder, "restore", step)).isTrue();

        try (var database = Database.open(folder, false, TestTables.ALL)) {
            assertThat(database.accounts().byName("Latecomer").isEmpty()).isEqualTo(restored);
            assertThat(database.verify().sound()).isTrue();
        }
        assertThat(folder.resolve("world.restored.mv.db")).doesNotExist();
        assertThat(folder.resolve("world.restored.marker")).doesNotExist();
    }
}
