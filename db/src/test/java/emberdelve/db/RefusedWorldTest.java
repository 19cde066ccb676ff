package emberdelve.db;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.db.character.CharacterRow;
import emberdelve.db.open.StoreException;
import emberdelve.db.seal.RegionRow;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.DriverManager;
import java.sql.SQLException;

/** docs/operating.md P6: a world that cannot be trusted is never played on silently. */
class RefusedWorldTest {
    @TempDir private Path folder;

    @Test
    void aFlippedGoldValueIsRefused() throws SQLException {
        StoppedWorld.played(folder).sql("UPDATE player_character SET gold = 51");

        refused("digest", "./emberdelve restore latest");
        assertThat(Database.verify(folder, TestTables.ALL).lines())
                .hasSize(2)
                .anyMatch(line -> line.equals("gold is 51 (expected: 50)"));
    }

    @Test
    void anItemThatVanishedIsRefused() throws SQLException {
        StoppedWorld.played(folder).sql("DELETE FROM item");

        refused("digest");
        assertThat(Database.verify(folder, TestTables.ALL).lines())
                .contains("items is 0 (expected: 1)");
    }

    /** As damage makes one: the database itself lets nobody write it. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"room = 'yard/gate' | 2", "character_id = NULL, slot = NULL | 0"})
    void anItemWithTwoHoldersOrNoneIsRefused(String change, int holders) throws SQLException {
        var world = StoppedWorld.played(folder);
        world.sql("ALTER TABLE item DROP CONSTRAINT item_has_one_holder");
        world.sql("UPDATE item SET " + change);

        refused(holders + " holders (expected: 1)");
    }

    @Test
    void aDigestMadeToFitDoesNotHideGoldFromNowhere() throws SQLException {
        var world = StoppedWorld.played(folder);
        var before = CharacterRow.TABLE.digest(Rows.character(1, 1, "Mira", 50));
        var after = CharacterRow.TABLE.digest(Rows.character(1, 1, "Mira", 99));
        world.sql("UPDATE player_character SET gold = 99");
        var stored = digestOf(folder);
        world.sql("UPDATE region SET digest = " + (stored - before + after));

        refused("gold is 99 (expected: 50)");
    }

    private static long digestOf(Path folder) throws SQLException {
        var url = "jdbc:h2:" + folder.resolve("world").toAbsolutePath();
        try (var connection = DriverManager.getConnection(url, "sa", "");
                var run = connection.createStatement();
                var rows = run.executeQuery("SELECT digest FROM region")) {
            rows.next();
            return rows.getLong(1);
        }
    }

    @Test
    void anAuditEntryThatWasChangedIsRefused() throws SQLException {
        StoppedWorld.played(folder).sql("UPDATE audit_entry SET detail = 'nothing' WHERE id = 1");

        refused("audit entry 1 was changed");
    }

    @Test
    void anAuditEntryThatWasTakenOutIsRefused() throws SQLException {
        StoppedWorld.played(folder).sql("DELETE FROM audit_entry WHERE id = 1");

        refused("audit entry 2 was changed, or one before it taken out");
    }

    @Test
    void anAuditLogWithoutItsEndIsRefused() throws SQLException {
        StoppedWorld.played(folder).sql("DELETE FROM audit_entry WHERE id = 2");

        refused("the end of the audit log is missing");
    }

    @Test
    void anAccountThatWasChangedIsRefused() throws SQLException {
        StoppedWorld.played(folder).sql("UPDATE account SET role = 'owner'");

        refused("the digest of the accounts differs");
    }

    @Test
    void aWorldWithAnotherSeedIsRefused() throws SQLException {
        StoppedWorld.played(folder).sql("UPDATE world SET seed = seed + 1");

        refused("the world's own row was changed");
    }

    @Test
    void anIdThatWouldBeGivenAgainIsRefused() throws SQLException {
        StoppedWorld.played(folder).sql("UPDATE region SET next_id = 2");

        refused("the id 2 is in use (expected: below 2)");
    }

    @Test
    void anEmptyFileIsRefusedAndLeftAlone() throws IOException {
        var world = StoppedWorld.played(folder);
        Files.write(world.file(), new byte[0]);

        refused("empty (0 octets)", "./emberdelve restore latest", "--new-world");
        assertThat(world.file()).isEmptyFile();
    }

    @Test
    void anEmptyFileIsRefusedEvenWithoutAMarker() throws IOException {
        Files.write(new StoppedWorld(folder).file(), new byte[0]);

        refused("empty (0 octets)");
    }

    @Test
    void aMissingFileIsRefusedWhileTheMarkerRemembersIt() throws IOException {
        var world = StoppedWorld.played(folder);
        Files.delete(world.file());

        refused(
                "missing, but there was a world here",
                "./emberdelve restore latest",
                "--new-world");
        assertThat(world.file()).doesNotExist();
    }

    @Test
    void aFileThatIsNoDatabaseIsRefused() throws IOException {
        var world = StoppedWorld.played(folder);
        Files.writeString(world.file(), "a shopping list, saved in the wrong place\n".repeat(900));

        refused(
                "cannot be opened (damaged: it is not a whole database)",
                "./emberdelve restore latest");
    }

    /** The end of a file may hold nothing but old chunks: then a shorter file is a whole world. */
    @ParameterizedTest
    @ValueSource(doubles = {0.01, 0.1, 0.3, 0.6, 0.9, 0.99})
    void aFileCutShortIsRefusedOrWhole(double share) throws IOException {
        var before = StoppedWorld.played(folder);
        before.cutTo(share);

        try (var database = Database.open(folder, false, TestTables.ALL)) {
            assertThat(database.region(RegionRow.WHOLE).checkpoint()).isEqualTo(1);
            assertThat(database.characters().byName("mira")).isPresent();
            assertThat(database.verify().items()).isEqualTo(1);
        } catch (StoreException refused) {
            assertThat(refused)
                    .hasMessageStartingWith(folder.toString())
                    .hasMessageContaining("./emberdelve restore latest");
        }
    }

    @Test
    void aFileOfWhichOnlyTheBeginningIsLeftIsRefused() throws IOException {
        var world = StoppedWorld.played(folder);
        world.cutTo(0.05);

        refused("world.mv.db", "./emberdelve restore latest");
    }

    @Test
    void someoneElsesDatabaseIsRefusedAndLeftAlone() throws SQLException {
        new StoppedWorld(folder).sql("CREATE TABLE recipes (id INTEGER PRIMARY KEY)");

        refused("not a world of Emberdelve", "./emberdelve restore latest", "move the file away");
        assertThat(Database.verify(folder, TestTables.ALL).sound()).isFalse();
    }

    @Test
    void anotherWorldInThePlaceOfThisOneIsRefused(@TempDir Path other) throws IOException {
        var mine = StoppedWorld.played(folder);
        var others = StoppedWorld.anew(other);
        Files.copy(others.file(), mine.file(), StandardCopyOption.REPLACE_EXISTING);

        refused("another world", "./emberdelve restore latest");
    }

    @Test
    void aWorldOlderThanItsMarkerIsRefused() throws IOException {
        var world = StoppedWorld.played(folder);
        var marker = Files.readString(world.marker());
        Files.writeString(world.marker(), marker.replace("checkpoint=1", "checkpoint=2"));

        refused("older than it was (checkpoint 1, but 2 was saved)", "--new-world");
    }

    @Test
    void aMarkerThatCannotBeReadIsRefused() throws IOException {
        var world = StoppedWorld.played(folder);
        Files.write(world.marker(), "checkpoint=many".getBytes(StandardCharsets.UTF_8));

        refused("world.marker", "cannot be read (world is missing)");
    }

    @Test
    void aSchemaNewerThanTheProgramIsRefused() throws SQLException {
        StoppedWorld.played(folder)
                .sql(
                        """
                        UPDATE "flyway_schema_history" SET "version" = '999' WHERE "version" =
                                (SELECT MAX("version") FROM "flyway_schema_history")\
                        """);

        refused("of schema 999, newer than this program's");
    }

    @Test
    void aFolderThatIsAFileIsRefused() throws IOException {
        var file = Files.writeString(folder.resolve("data"), "no folder");

        assertThatThrownBy(() -> Database.open(file, false, TestTables.ALL))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining(file.toString())
                .hasMessageContaining("not a folder");
    }

    @Test
    void aFileThatOpensReadOnlyIsRefused() {
        StoppedWorld.played(folder);
        FaultyDisk.install();
        try {
            FaultyDisk.protect();
            refused("read-only", "give the server the right to write");
        } finally {
            FaultyDisk.remove();
        }
    }

    @Test
    void theOperatorMayOverruleTheMarker() throws IOException {
        var world = StoppedWorld.played(folder);
        Files.write(world.file(), new byte[0]);
        Files.writeString(world.marker(), "rubbish");

        try (var anew = Database.open(folder, true, TestTables.ALL)) {
            assertThat(anew.region(RegionRow.WHOLE).checkpoint()).isZero();
        }
        try (var again = Database.open(folder, false, TestTables.ALL)) {
            assertThat(again.verify().sound()).isTrue();
        }
    }

    @Test
    void overrulingTheMarkerDoesNotTouchAWorldThatIsThere() {
        StoppedWorld.played(folder);

        try (var database = Database.open(folder, true, TestTables.ALL)) {
            assertThat(database.characters().byName("mira")).isPresent();
        }
    }

    @Test
    void whatWasRefusedIsNotLeftLocked() throws SQLException {
        StoppedWorld.played(folder).sql("DELETE FROM item");

        for (var attempt = 0; attempt < 2; attempt++) refused("digest");
    }

    /** One line that names the file and holds these words. */
    private void refused(String... words) {
        assertThatThrownBy(() -> Database.open(folder, false, TestTables.ALL))
                .isInstanceOf(StoreException.class)
                .hasMessageStartingWith(folder.toString())
                .hasMessageNotContaining("\n")
                .hasMessageContainingAll(words);
    }
}
