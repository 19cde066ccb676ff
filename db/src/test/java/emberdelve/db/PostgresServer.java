package emberdelve.db;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;

import org.opentest4j.TestAbortedException;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * A PostgreSQL server of its own for the tests of this JVM, begun by the first that asks and ended
 * with the JVM. PostgreSQL refuses to run as root; as root it is begun in a user namespace, by
 * {@code unshare}, and where the system allows none these tests are skipped, with this as a reason.
 */
final class PostgresServer {
    private static final Path MIGRATIONS = Path.of("src/main/resources/emberdelve/db/migration");

    /** In the order in which rows may be put into them. */
    private static final List<String> TABLES =
            List.of(
                    "account",
                    "world",
                    "region",
                    "player_character",
                    "corpse",
                    "item",
                    "ledger",
                    "audit_entry");

    private final AtomicInteger schemas = new AtomicInteger();
    private final EmbeddedPostgres server;
    private final String untouched;
    private final String played;

    /** Apart, so that a skipped test is not a class that could not be initialized. */
    private static final class Begun {
        private static final PostgresServer SERVER = new PostgresServer();
    }

    private static PostgresServer only() {
        requireNamespaces();
        return Begun.SERVER;
    }

    private PostgresServer() {
        try {
            // The server's own defaults, which are those of safety; zonky's are those of haste.
            server =
                    EmbeddedPostgres.builder()
                            .setServerConfig("fsync", "on")
                            .setServerConfig("full_page_writes", "on")
                            .setServerConfig("synchronous_commit", "on")
                            .start();
            untouched = template(folder -> Database.open(folder, false, TestTables.ALL).close());
            played = template(StoppedWorld::anew);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static void requireNamespaces() {
        if (!System.getProperty("user.name", "").equals("root")) return;
        try {
            var may = new ProcessBuilder("unshare", "-U", "true").start().onExit().join();
            if (may.exitValue() == 0) return;
        } catch (IOException missing) {
            throw new TestAbortedException(
                    "PostgreSQL does not run as root, and there is no "
                            + "unshare (util-linux) to help it",
                    missing);
        }
        throw new TestAbortedException(
                "PostgreSQL does not run as root, and this system allows "
                        + "no user namespaces; run the tests as another user");
    }

    private String template(Consumer<Path> making) throws IOException {
        var folder = Files.createTempDirectory("emberdelve-postgres");
        var schema = schemaFor(folder);
        making.accept(folder);
        for (var file : List.of("world.url", "world.marker", "world.lock", ""))
            Files.delete(folder.resolve(file));
        return schema;
    }

    private String schemaFor(Path folder) {
        var schema = "world_" + schemas.incrementAndGet();
        asAdministrator(List.of("CREATE SCHEMA " + schema));
        try {
            Files.createDirectories(folder);
            Files.writeString(
                    folder.resolve("world.url"),
                    server.getJdbcUrl("postgres", "postgres") + "&currentSchema=" + schema + "\n");
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
        return schema;
    }

    /** Lets the world of that folder be in a schema of its own, in which nothing is. */
    static void makeSchemaFor(Path folder) {
        only().schemaFor(folder);
    }

    /** The same with a new world in it. */
    static void copyUntouchedFor(Path folder) {
        only().copy(folder, only().untouched);
    }

    /** The same with a world as {@link StoppedWorld#anew} makes it. */
    static void copyPlayedFor(Path folder) {
        only().copy(folder, only().played);
    }

    /** Without the migration tool, which takes longer than most tests do. */
    private void copy(Path folder, String template) {
        var statements = new ArrayList<String>();
        statements.add("SET search_path TO " + schemaFor(folder));
        try (var files = Files.list(MIGRATIONS)) {
            for (var file : files.sorted().toList()) statements.add(Files.readString(file));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
        statements.add(
                "CREATE TABLE flyway_schema_history AS TABLE "
                        + template
                        + ".flyway_schema_history");
        for (var table : TABLES)
            statements.add("INSERT INTO " + table + " SELECT * FROM " + template + "." + table);
        statements.add("ALTER TABLE account ALTER COLUMN id RESTART WITH 100");
        asAdministrator(statements);
    }

    /** Ends every connection of every world. */
    static void hangUp() {
        only().asAdministrator(
                        List.of(
                                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE"
                                        + " datname = 'postgres' AND pid <> pg_backend_pid()"));
    }

    private void asAdministrator(List<String> statements) {
        var url = server.getJdbcUrl("postgres", "postgres");
        try (var connection = DriverManager.getConnection(url);
                var run = connection.createStatement()) {
            connection.setAutoCommit(false);
            for (var statement : statements) run.execute(statement);
            connection.commit();
        } catch (SQLException failed) {
            throw new AssertionError(failed);
        }
    }
}
