package emberdelve.db;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.db.FaultyDisk.Deed;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * docs/operating.md: What H2 does: what the database does that the storage is built around, held
 * against the version in use. When one of these fails after an update, a safeguard may have become
 * needless or wrong: look at the table in docs/operating.md.
 */
class H2FactsTest {
    private static final String SAFE = ";WRITE_DELAY=0";

    private final AtomicInteger copies = new AtomicInteger();

    @TempDir private Path folder;

    @BeforeEach
    void useTheFaultyDisk() {
        FaultyDisk.install();
    }

    @AfterEach
    void takeItAway() {
        FaultyDisk.remove();
    }

    private Connection open(String settings) throws SQLException {
        return open("", "facts", settings);
    }

    /** Each is a connection of the same database, as long as one of them is open. */
    private Connection open(String fileSystem, String name, String settings) throws SQLException {
        var url = "jdbc:h2:" + fileSystem + folder.resolve(name).toAbsolutePath() + settings;
        return DriverManager.getConnection(url, "sa", "");
    }

    private Path file(String name) {
        return folder.resolve(name + ".mv.db");
    }

    private static void run(Connection connection, String... statements) throws SQLException {
        try (var statement = connection.createStatement()) {
            for (var each : statements) statement.execute(each);
        }
    }

    private static String answer(Connection connection, String query) throws SQLException {
        try (var statement = connection.createStatement();
                var rows = statement.executeQuery(query)) {
            rows.next();
            return rows.getString(1);
        }
    }

    private static String writeDelay(Connection connection) throws SQLException {
        return answer(
                connection,
                "SELECT setting_value FROM information_schema.settings "
                        + "WHERE setting_name = 'WRITE_DELAY'");
    }

    /** What is found after a kill at this moment. */
    private String afterAKill(String query) throws IOException, SQLException {
        var copy = "copy-" + copies.incrementAndGet();
        Files.copy(file("facts"), file(copy));
        try (var connection = open("", copy, "")) {
            return answer(connection, query);
        }
    }

    @Test
    void oneACommitIsHeldBackUnlessTheWriteDelayIsNothing() throws SQLException, IOException {
        try (var connection = open("")) {
            assertThat(writeDelay(connection)).as("milliseconds, by default").isEqualTo("500");
            run(
                    connection,
                    "SET WRITE_DELAY 600000",
                    "CREATE TABLE t (id BIGINT)",
                    "CHECKPOINT SYNC",
                    "INSERT INTO t VALUES (1)");
            assertThat(afterAKill("SELECT COUNT(*) FROM t")).isEqualTo("0");
            run(connection, "SET WRITE_DELAY 0", "INSERT INTO t VALUES (2)");
            assertThat(afterAKill("SELECT COUNT(*) FROM t")).isEqualTo("2");
            run(connection, "SET WRITE_DELAY 700");
        }
        try (var connection = open("")) {
            assertThat(writeDelay(connection)).as("the file remembers").isEqualTo("700");
        }
    }

    @Test
    void twoNothingIsForcedToTheDiskUntilACheckpoint() throws SQLException {
        try (var connection = open("retry:", "facts", SAFE)) {
            run(connection, "CREATE TABLE t (id BIGINT)", "CHECKPOINT SYNC");
            var syncs = new AtomicInteger();
            FaultyDisk.plan((deed, _, _) -> {
                if (deed == Deed.SYNC) syncs.incrementAndGet();
            });
            for (var commit = 0; commit < 100; commit++)
                run(connection, "INSERT INTO t VALUES (" + commit + ")");
            assertThat(syncs).as("after 100 commits").hasValue(0);
            run(connection, "CHECKPOINT SYNC");
            assertThat(syncs).hasPositiveValue();
        }
    }

    @Test
    void threeOneInterruptEndsTheDatabaseForEverybody() throws SQLException {
        var one = open(SAFE);
        var other = open(SAFE);
        run(one, "CREATE TABLE t (id BIGINT)");
        assertThatThrownBy(() -> interrupted(one)).isInstanceOf(SQLException.class);
        assertThatThrownBy(() -> answer(other, "SELECT COUNT(*) FROM t"))
                .isInstanceOf(SQLException.class);
        letGo(one);
        letGo(other);
    }

    @Test
    void threeTheFileSystemThatTriesAgainDoesNotMind() throws SQLException {
        FaultyDisk.remove();
        try (var one = open("retry:", "facts", SAFE);
                var other = open("retry:", "facts", SAFE)) {
            run(one, "CREATE TABLE t (id BIGINT)");
            interrupted(one);
            assertThat(answer(other, "SELECT COUNT(*) FROM t")).isEqualTo("1");
        }
    }

    private static void interrupted(Connection connection) throws SQLException {
        Thread.currentThread().interrupt();
        try {
            run(connection, "INSERT INTO t VALUES (1)");
        } finally {
            Thread.interrupted();
        }
    }

    /** One whose database has ended may say so once more. */
    private static void letGo(Connection broken) {
        try {
            broken.close();
        } catch (SQLException told) {
            assertThat(told.getMessage()).isNotBlank();
        }
    }

    @Test
    void fourAFullDiskEndsItForGoodAndANewOpeningHasAllThatWasSaid() throws SQLException {
        var connection = open("retry:", "facts", SAFE);
        run(connection, "CREATE TABLE t (id BIGINT)", "INSERT INTO t VALUES (1)");
        FaultyDisk.plan(FaultyDisk.failing(_ -> true));
        assertThatThrownBy(() -> run(connection, "INSERT INTO t VALUES (2)"))
                .isInstanceOf(SQLException.class);
        FaultyDisk.heal();
        assertThatThrownBy(() -> answer(connection, "SELECT COUNT(*) FROM t"))
                .isInstanceOf(SQLException.class)
                .hasMessageContaining("closed");
        letGo(connection);
        try (var again = open("retry:", "facts", SAFE)) {
            assertThat(answer(again, "SELECT MIN(id) FROM t")).isEqualTo("1");
        }
    }

    @Test
    void fiveItOpensReadOnlyWithoutAWord() throws SQLException {
        try (var connection = open("retry:", "facts", "")) {
            run(connection, "CREATE TABLE t (id BIGINT)");
        }
        FaultyDisk.protect();
        try (var connection = open("retry:", "facts", "")) {
            assertThat(connection.isReadOnly()).isTrue();
        }
    }

    @Test
    void sixAnEmptyFileOpensAsANewDatabase() throws SQLException, IOException {
        try (var connection = open("")) {
            run(connection, "CREATE TABLE t (id BIGINT)");
        }
        Files.write(file("facts"), new byte[0]);
        try (var connection = open(";IFEXISTS=TRUE")) {
            assertThat(
                            answer(
                                    connection,
                                    "SELECT COUNT(*) FROM information_schema.tables "
                                            + "WHERE table_schema = 'PUBLIC'"))
                    .isEqualTo("0");
        }
    }

    @Test
    void sevenAFlippedOctetComesBackAsAnotherValue() throws SQLException, IOException {
        try (var connection = open("")) {
            run(connection, "CREATE TABLE t (word VARCHAR)", "INSERT INTO t VALUES ('sentinel')");
        }
        var text = Files.readString(file("facts"), StandardCharsets.ISO_8859_1);
        assertThat(text).contains("sentinel");
        Files.writeString(
                file("facts"), text.replace("sentinel", "sentinal"), StandardCharsets.ISO_8859_1);
        try (var connection = open("")) {
            assertThat(answer(connection, "SELECT word FROM t")).isEqualTo("sentinal");
        }
    }

    @Test
    void eightTheFileGrowsWithEachCheckpointUntilOldPagesMayGo() throws SQLException, IOException {
        var kept = sizeAfterManyCheckpoints("kept", "45000");
        var letGo = sizeAfterManyCheckpoints("let-go", "0");

        assertThat(kept).isGreaterThan(3 * letGo);
    }

    private long sizeAfterManyCheckpoints(String name, String retention)
            throws SQLException, IOException {
        try (var connection = open("", name, SAFE + ";RETENTION_TIME=" + retention)) {
            run(
                    connection,
                    "CREATE TABLE t (id BIGINT PRIMARY KEY, word VARCHAR)",
                    "INSERT INTO t SELECT x, 'word' || x FROM SYSTEM_RANGE(1, 1000)");
            for (var number = 1; number <= 40; number++) {
                run(
                        connection,
                        "UPDATE t SET word = 'word " + number + "' WHERE MOD(id, 4) = 0",
                        "CHECKPOINT SYNC");
            }
            return Files.size(file(name));
        }
    }
}
