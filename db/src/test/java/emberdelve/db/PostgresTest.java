package emberdelve.db;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.db.backup.Backups;
import emberdelve.db.open.OpeningProgress;
import emberdelve.db.open.StoreException;
import emberdelve.db.open.StoreException.Kind;
import emberdelve.db.seal.RegionRow;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

/** What is different when the world is in PostgreSQL; what is the same runs for both. */
class PostgresTest {
    @TempDir private Path folder;

    private Path url;

    @BeforeEach
    void makeAWorld() {
        Storage.POSTGRES.prepared(folder);
        url = folder.resolve("world.url");
    }

    private Path played() {
        Storage.POSTGRES.played(folder);
        return folder;
    }

    private void refused(String... words) {
        assertThatThrownBy(() -> Database.open(folder, false, TestTables.ALL))
                .isInstanceOf(StoreException.class)
                .hasMessageStartingWith(url.toString())
                .hasMessageNotContaining("\n")
                .hasMessageNotContaining("jdbc:postgresql://")
                .hasMessageContainingAll(words);
    }

    @Test
    void theFolderHoldsTheLineTheMarkerAndTheLock() {
        Database.open(played(), false, TestTables.ALL).close();

        assertThat(folder.toFile().list())
                .containsExactlyInAnyOrder("world.url", "world.marker", "world.lock");
        assertThat(Database.verify(folder, TestTables.ALL).lines())
                .containsExactly(
                        "sound at checkpoint 1, tick 10: 1 characters, 1 items, 0 corpses, 50"
                                + " gold");
    }

    @Test
    void anEmptyDatabaseBecomesAWorld(@TempDir Path other) {
        PostgresServer.makeSchemaFor(other);

        assertThat(Database.verify(other, TestTables.ALL).lines())
                .singleElement()
                .asString()
                .contains("there is no world in the database");
        try (var database = Database.open(other, false, TestTables.ALL)) {
            assertThat(database.world().worldId()).isNotBlank();
            assertThat(database.verify().sound()).isTrue();
        }
    }

    @Test
    void onlyOneServerHasAWorld(@TempDir Path other) throws IOException {
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            Files.copy(url, other.resolve("world.url"));

            assertThatThrownBy(() -> Database.open(other, false, TestTables.ALL))
                    .isInstanceOf(StoreException.class)
                    .hasMessageContaining("in use by another process");
            assertThat(database.verify().sound()).isTrue();
        }
        Database.open(other, false, TestTables.ALL).close();
    }

    @ParameterizedTest
    @CsvSource({"synchronous_commit, off", "default_transaction_read_only, on"})
    void aServerThatWouldNotKeepWhatIsSavedIsRefused(String setting, String value)
            throws IOException {
        Files.writeString(
                url, Files.readString(url).strip() + "&options=-c%20" + setting + "=" + value);

        refused("would not keep what is saved", "postgresql.conf");
    }

    @Test
    void aDamagedWorldIsRefused() throws SQLException {
        new StoppedWorld(played()).sql("UPDATE player_character SET gold = 51");

        refused("digest", "restore a backup (pg_restore --clean ");
    }

    @Test
    void anOlderWorldIsRefusedWithTheCommandThatPutsABackupBack() throws IOException {
        Database.open(played(), false, TestTables.ALL).close();
        var marker = folder.resolve("world.marker");
        Files.writeString(marker, Files.readString(marker).replace("checkpoint=1", "checkpoint=2"));

        refused("older than it was", "restore a backup (pg_restore --clean ", "--new-world");
        assertThat(Database.verify(folder, TestTables.ALL).lines())
                .singleElement()
                .asString()
                .contains("pg_restore")
                .doesNotContain("./emberdelve restore");
    }

    @Test
    void anEmptiedDatabaseIsRefusedUnlessANewWorldIsWanted() throws SQLException {
        StoppedWorld.anew(folder);
        new StoppedWorld(folder)
                .sql(
                        """
                        DO $$ DECLARE its text; BEGIN
                            FOR its IN SELECT tablename FROM pg_tables
                                        WHERE schemaname = current_schema()
                            LOOP EXECUTE 'DROP TABLE ' || its || ' CASCADE'; END LOOP;
                        END $$\
                        """);

        refused("empty", "pg_restore", "--new-world");
        try (var anew = Database.open(folder, true, TestTables.ALL)) {
            assertThat(anew.region(RegionRow.WHOLE).checkpoint()).isZero();
        }
    }

    @Test
    void aServerThatIsNotThereIsNamedWithinSecondsAndWithoutItsPassword() throws IOException {
        Files.writeString(url, "jdbc:postgresql://127.0.0.1:9/world?user=me&password=secret");

        assertThatThrownBy(() -> Database.open(folder, false, TestTables.ALL))
                .hasMessageStartingWith(url.toString())
                .hasMessageContaining("cannot be reached")
                .hasMessageNotContaining("secret");
    }

    @Test
    void aLineThatIsNoAddressIsRefused() throws IOException {
        Files.writeString(url, "jdbc:h2:mem:other");

        refused("not one line that begins with jdbc:postgresql:");
    }

    @Test
    void aConnectionThatBreaksIsOpenedAgainAndTheSameCheckpointWritten() {
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            var draft = new WorldDraft();
            database.checkpoints().write(draft.put(Rows.onFloor(draft.newId())).checkpoint());
            PostgresServer.hangUp();
            var next = draft.put(Rows.onFloor(draft.newId())).checkpoint();

            assertThatThrownBy(() -> database.checkpoints().write(next))
                    .isInstanceOfSatisfying(
                            StoreException.class,
                            failed -> assertThat(failed.kind()).isEqualTo(Kind.UNAVAILABLE))
                    .hasMessageContaining("look at the database server");
            database.reopen();
            database.checkpoints().write(next);

            assertThat(database.verify().items()).isEqualTo(2);
        }
    }

    @Test
    void howLongTheServerWasAwaySaysNothingOfHowQuickItIs() {
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            var draft = new WorldDraft();
            var clock = new AtomicLong();
            var away = Duration.ofSeconds(8).toNanos();
            var writer =
                    new PatientWriter(
                            database,
                            RegionRow.WHOLE,
                            clock::get,
                            _ -> {},
                            _ -> clock.addAndGet(away));
            PostgresServer.hangUp();
            writer.write(draft.put(Rows.onFloor(draft.newId())).checkpoint());

            assertThat(clock.get()).isEqualTo(away);
            assertThat(writer.standing().lastNanos()).isZero();
        }
    }

    @Test
    void backupsAreTheAdministrators() {
        var backups = new Backups(Backups.standard(folder), TestTables.ALL);
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            assertThat(database.isCopied()).isFalse();
            assertThatThrownBy(() -> backups.make(database, 1, Rows.NOON, OpeningProgress.UNHEARD))
                    .isInstanceOf(StoreException.class)
                    .hasMessageContaining(
                            "use: pg_dump --format=custom --file=emberdelve.dump --schema=");
        }
        assertThat(backups.all()).isEmpty();
        var any = folder.resolve("any.zip");
        assertThatThrownBy(() ->
                        new Backups(folder, TestTables.ALL)
                                .restore(folder, any, Rows.NOON, OpeningProgress.UNHEARD))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining(
                        "use: pg_restore --clean --if-exists --single-transaction --host=");
        assertThatThrownBy(
                        () -> backups.makeOfStopped(folder, 1, Rows.NOON, OpeningProgress.UNHEARD))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("use: pg_dump ");
    }
}
