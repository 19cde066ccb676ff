package emberdelve.db;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/** Reaches behind the store's back while it is closed, or opened by this same process. */
public final class StoppedWorld {
    private final Path folder;

    public StoppedWorld(Path folder) {
        this.folder = folder;
    }

    /**
     * A world with one character of 50 gold that carries one potion, closed. Each is a copy of the
     * same, which is made once.
     */
    public static StoppedWorld played(Path folder) {
        return Template.PLAYED.copiedTo(folder);
    }

    /** A world in which nothing is yet; these, too, are copies of one. */
    public static StoppedWorld untouched(Path folder) {
        return Template.UNTOUCHED.copiedTo(folder);
    }

    /** The same, but no copy: its name and its seed are its own. */
    public static StoppedWorld anew(Path folder) {
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            var account = Rows.account(database, "Mira");
            var draft = new WorldDraft();
            var mira = draft.newId();
            draft.put(Rows.character(mira, account, "Mira", 50));
            draft.put(Rows.carried(draft.newId(), mira)).put(Rows.deed(1)).put(Rows.deed(2));
            database.checkpoints().write(draft.checkpoint());
        }
        return new StoppedWorld(folder);
    }

    public Path file() {
        return folder.resolve("world.mv.db");
    }

    public Path marker() {
        return folder.resolve("world.marker");
    }

    Path lock() {
        return folder.resolve("world.lock");
    }

    /** Runs the statement with the database's own driver. */
    public void sql(String statement) throws SQLException {
        try (var connection = DriverManager.getConnection(url());
                var run = connection.createStatement()) {
            run.execute(statement);
        }
    }

    private String url() {
        var elsewhere = folder.resolve("world.url");
        try {
            return Files.exists(elsewhere)
                    ? Files.readString(elsewhere).strip()
                    : "jdbc:h2:retry:"
                            + folder.resolve("world").toAbsolutePath()
                            + ";USER=sa;PASSWORD=";
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** Makes it one of the first released schema: what the tests' own migration did is undone. */
    StoppedWorld ofReleasedSchema() throws SQLException {
        sql(
                """
                DROP TABLE later;
                DELETE FROM "flyway_schema_history" WHERE "version" = '900'\
                """);
        return this;
    }

    public void cutTo(double share) throws IOException {
        var octets = Files.readAllBytes(file());
        Files.write(file(), Arrays.copyOf(octets, (int) (octets.length * share)));
    }

    /** A stopped world as it was made once, by the first test that asked. */
    private static final class Template {
        private static final Template PLAYED = new Template(StoppedWorld::anew);
        private static final Template UNTOUCHED =
                new Template(folder -> {
                    Database.open(folder, false, TestTables.ALL).close();
                    return new StoppedWorld(folder);
                });

        private final byte[] file;
        private final byte[] marker;

        private Template(Function<Path, StoppedWorld> making) {
            try {
                var folder = Files.createTempDirectory("emberdelve-template");
                var world = making.apply(folder);
                file = Files.readAllBytes(world.file());
                marker = Files.readAllBytes(world.marker());
                for (var made : List.of(world.file(), world.marker(), world.lock(), folder))
                    Files.delete(made);
            } catch (IOException failed) {
                throw new UncheckedIOException(failed);
            }
        }

        private StoppedWorld copiedTo(Path folder) {
            var world = new StoppedWorld(folder);
            try {
                Files.createDirectories(folder);
                Files.write(world.file(), file);
                Files.write(world.marker(), marker);
                return world;
            } catch (IOException failed) {
                throw new UncheckedIOException(failed);
            }
        }
    }
}
