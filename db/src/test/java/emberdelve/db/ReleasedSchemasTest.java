package emberdelve.db;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.db.backup.Backups;
import emberdelve.db.open.OpeningProgress;
import emberdelve.db.open.StoreException;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.zip.ZipInputStream;

/**
 * A world of every schema that was ever released, as a backup of that time: this program must be
 * able to play on with it. A new schema adds its number and its file.
 */
class ReleasedSchemasTest {
    private static final long DIGEST = 785_695_950_089_717_564L;

    @TempDir private Path temporary;

    private Path data;

    @BeforeEach
    void chooseAFolder() {
        data = temporary.resolve("data");
    }

    private Path released(int schema) throws IOException {
        var file = temporary.resolve("released.zip");
        try (var in =
                ReleasedSchemasTest.class.getResourceAsStream(
                        "released/schema-" + schema + ".zip")) {
            assertThat(in).as("schema %d", schema).isNotNull();
            Files.write(file, in.readAllBytes());
        }
        return file;
    }

    private void unpacked(int schema) throws IOException {
        Files.createDirectories(data);
        try (var in = new ZipInputStream(Files.newInputStream(released(schema)))) {
            in.getNextEntry();
            Files.copy(in, data.resolve("world.mv.db"));
        }
    }

    private static void requireTheSameWorld(Database database) {
        var report = database.verify();
        assertThat(report.lines())
                .containsExactly(
                        "sound at checkpoint 2, tick 20: 23 characters, "
                                + "6 items, 2 corpses, 12645732526354 gold");
        assertThat(database.world().digest()).isEqualTo(DIGEST);
        assertThat(database.accounts().byName("mira").orElseThrow().role()).isEqualTo("owner");
        assertThat(database.characters().byName("Mira").orElseThrow().purse().gold()).isEqualTo(50);
        assertThat(database.auditLog().last(5)).hasSize(2);
    }

    @ParameterizedTest(name = "schema {0}")
    @ValueSource(ints = 3)
    void aWorldOfAReleasedSchemaIsMigratedAndACopyOfItKept(int schema) throws IOException {
        unpacked(schema);

        assertThat(Database.verify(data, TestTables.ALL).lines())
                .singleElement()
                .asString()
                .contains("of schema " + schema, "start the server once to migrate it");
        try (var database = Database.open(data, false, TestTables.ALL)) {
            requireTheSameWorld(database);
        }
        var kept = Files.createDirectory(temporary.resolve("kept"));
        Files.copy(data.resolve("world.schema-" + schema + ".mv.db"), kept.resolve("world.mv.db"));
        assertThat(Database.verify(kept, TestTables.ALL).lines())
                .singleElement()
                .asString()
                .contains("of schema " + schema);
        try (var again = Database.open(data, false, TestTables.ALL)) {
            requireTheSameWorld(again);
        }
    }

    @ParameterizedTest(name = "schema {0}")
    @ValueSource(ints = 3)
    void aBackupOfAReleasedSchemaIsRestored(int schema) throws IOException {
        new Backups(data, TestTables.ALL)
                .restore(data, released(schema), Rows.NOON, OpeningProgress.UNHEARD);

        try (var database = Database.open(data, false, TestTables.ALL)) {
            requireTheSameWorld(database);
        }
    }

    @Test
    void aDamagedWorldIsNotMigrated() throws IOException, SQLException {
        unpacked(3);
        new StoppedWorld(data).sql("UPDATE player_character SET xp = xp + 1 WHERE name = 'Mira'");

        assertThatThrownBy(() -> Database.open(data, false, TestTables.ALL))
                .isInstanceOf(StoreException.class)
                .hasMessageContainingAll("damaged, and not migrated", "digest");

        assertThat(Database.verify(data, TestTables.ALL).lines())
                .singleElement()
                .asString()
                .contains("of schema 3");
    }
}
