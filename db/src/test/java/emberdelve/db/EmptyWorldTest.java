package emberdelve.db;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A new world that begins as a copy is the same as one that all migrations have made. */
class EmptyWorldTest {
    private static final String SCHEMA =
            """
            SELECT table_name, column_name, ordinal_position, data_type, is_nullable, column_default
              FROM information_schema.columns WHERE table_schema = 'PUBLIC'
            """;
    private static final String INDEXES =
            """
            SELECT table_name, index_name, index_type_name, is_generated
              FROM information_schema.indexes WHERE table_schema = 'PUBLIC'
            """;
    private static final String CONSTRAINTS =
            """
            SELECT table_name, constraint_name, constraint_type
              FROM information_schema.table_constraints WHERE table_schema = 'PUBLIC'
            """;
    private static final String HISTORY =
            """
            SELECT "version", "description", "type", "script", "checksum", "success"
              FROM "flyway_schema_history"
            """;

    @TempDir private Path folder;

    private Path empty() {
        return folder.resolve("empty.mv.db");
    }

    private Path copied() {
        return folder.resolve("copied");
    }

    @BeforeEach
    void makeEmpty() throws IOException {
        EmptyWorlds.make(empty(), TestTables.ALL);
    }

    private void begin() {
        Database.open(copied(), false, TestTables.ALL, Optional.of(empty())).close();
    }

    /** As PostgreSQL and tests do: one after the other. */
    private Path migrated() {
        var migrated = folder.resolve("migrated");
        Database.open(migrated, false, TestTables.ALL).close();
        return migrated;
    }

    /** Whether the world was made of the empty one, which has one more table than all others. */
    private boolean isCopy() throws SQLException {
        return !rows(
                        copied(),
                        "SELECT table_name FROM information_schema.tables WHERE table_name ="
                                + " 'SIGN'")
                .isEmpty();
    }

    private static List<String> rows(Path world, String query) throws SQLException {
        var rows = new ArrayList<String>();
        try (var database =
                        DriverManager.getConnection(
                                "jdbc:h2:" + world.resolve("world") + ";IFEXISTS=TRUE", "sa", "");
                var read = database.createStatement().executeQuery(query)) {
            while (read.next()) {
                var row = new ArrayList<String>();
                for (var column = 1; column <= read.getMetaData().getColumnCount(); column++)
                    row.add(String.valueOf(read.getString(column)));
                rows.add(String.join(" ", row));
            }
        }
        rows.sort(null);
        return rows;
    }

    private void sign() throws SQLException {
        var database = empty().toString().replace(".mv.db", "");
        try (var open = DriverManager.getConnection("jdbc:h2:" + database, "sa", "");
                var statement = open.createStatement()) {
            statement.execute("CREATE TABLE sign (id BIGINT PRIMARY KEY)");
        }
    }

    @Test
    void itHasTheSameTablesIndexesAndHistory() throws SQLException {
        begin();
        var migrated = migrated();

        for (var query : List.of(SCHEMA, INDEXES, CONSTRAINTS, HISTORY))
            assertThat(rows(copied(), query)).isNotEmpty().isEqualTo(rows(migrated, query));
    }

    @Test
    void itIsSoundAndOneOfItsOwn() {
        begin();
        var other = migrated();

        assertThat(Database.verify(copied(), TestTables.ALL).sound()).isTrue();
        try (var one = Database.open(copied(), false, TestTables.ALL);
                var another = Database.open(other, false, TestTables.ALL)) {
            assertThat(one.checkpoints().loadWorld())
                    .isNotEqualTo(another.checkpoints().loadWorld());
        }
    }

    @Test
    void itIsMadeOfTheCopy() throws SQLException {
        sign();
        begin();

        assertThat(isCopy()).isTrue();
    }

    @Test
    void oneOfAnotherSchemaIsLeftAside() throws SQLException {
        sign();
        var database = empty().toString().replace(".mv.db", "");
        try (var open = DriverManager.getConnection("jdbc:h2:" + database, "sa", "");
                var statement = open.createStatement()) {
            statement.execute("DELETE FROM \"flyway_schema_history\" WHERE \"version\" > '001'");
        }
        begin();

        assertThat(isCopy()).isFalse();
        assertThat(rows(copied(), HISTORY)).isEqualTo(rows(migrated(), HISTORY));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 100, 5_000})
    void oneThatIsDamagedIsLeftAside(int octets) throws IOException, SQLException {
        var whole = Files.readAllBytes(empty());
        Files.write(empty(), Arrays.copyOf(whole, octets));
        begin();

        assertThat(rows(copied(), HISTORY)).isEqualTo(rows(migrated(), HISTORY));
    }

    @Test
    void aWorldThatIsThereStaysAsItIs() throws IOException, SQLException {
        var migrated = migrated();
        Files.createDirectories(copied());
        for (var file : List.of("world.mv.db", "world.marker"))
            Files.copy(
                    migrated.resolve(file),
                    copied().resolve(file),
                    StandardCopyOption.REPLACE_EXISTING);
        sign();
        begin();

        assertThat(isCopy()).isFalse();
    }
}
