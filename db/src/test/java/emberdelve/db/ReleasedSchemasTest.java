package emberdelve.db;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.db.backup.Backups;
import emberdelve.db.open.OpeningProgress;
import emberdelve.db.open.StoreException;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** A world of the first released schema: a program with a later one is able to play on with it. */
class ReleasedSchemasTest {
    private static final String RELEASED = "of schema 1";

    @TempDir private Path temporary;

    private Path data;
    private StoppedWorld world;

    @BeforeEach
    void makeAnOlderWorld() throws SQLException {
        data = temporary.resolve("data");
        world = StoppedWorld.played(data).ofReleasedSchema();
    }

    private static void requireTheSameWorld(Database database) {
        assertThat(database.verify().lines())
                .containsExactly(
                        "sound at checkpoint 1, tick 10: 1 characters, 1 items, 0 corpses, 50"
                                + " gold");
        assertThat(database.characters().byName("Mira").orElseThrow().purse().gold()).isEqualTo(50);
        assertThat(database.auditLog().last(5)).hasSize(2);
    }

    private static void requireOlder(Path folder) {
        assertThat(Database.verify(folder, TestTables.ALL).lines())
                .singleElement()
                .asString()
                .contains(RELEASED, "start the server once to migrate it");
    }

    @Test
    void itIsMigratedAndACopyOfItKept() throws IOException, SQLException {
        requireOlder(data);
        try (var database = Database.open(data, false, TestTables.ALL)) {
            requireTheSameWorld(database);
        }
        world.sql("UPDATE later SET words = 'seen' WHERE words = 'Mira'");
        var kept = Files.createDirectory(temporary.resolve("kept"));
        Files.copy(data.resolve("world.schema-1.mv.db"), kept.resolve("world.mv.db"));
        requireOlder(kept);
        try (var again = Database.open(data, false, TestTables.ALL)) {
            requireTheSameWorld(again);
        }
    }

    @Test
    void aBackupOfItIsRestored() throws IOException {
        var backup = temporary.resolve("released.zip");
        try (var zip = new ZipOutputStream(Files.newOutputStream(backup))) {
            zip.putNextEntry(new ZipEntry("world.mv.db"));
            Files.copy(world.file(), zip);
        }
        var other = temporary.resolve("other");
        new Backups(other, TestTables.ALL)
                .restore(other, backup, Rows.NOON, OpeningProgress.UNHEARD);

        try (var database = Database.open(other, false, TestTables.ALL)) {
            requireTheSameWorld(database);
        }
    }

    @Test
    void aDamagedOneIsNotMigrated() throws SQLException {
        world.sql("UPDATE player_character SET xp = xp + 1 WHERE name = 'Mira'");

        assertThatThrownBy(() -> Database.open(data, false, TestTables.ALL))
                .isInstanceOf(StoreException.class)
                .hasMessageContainingAll("damaged, and not migrated", "digest");

        requireOlder(data);
    }

    @Test
    void oneOfANewerProgramIsRefused() throws SQLException {
        world.sql(
                """
                INSERT INTO "flyway_schema_history"
                    ("installed_rank", "version", "description", "type", "script", "installed_by",
                     "execution_time", "success")
                VALUES (9, '901', 'newer', 'SQL', 'V901__newer.sql', 'sa', 0, TRUE)\
                """);

        assertThatThrownBy(() -> Database.open(data, false, TestTables.ALL))
                .isInstanceOf(StoreException.class)
                .hasMessageContainingAll("of schema 901, newer than", "start the newer server");
    }
}
