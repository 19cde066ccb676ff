package emberdelve.db;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Arrays;

/** Reaches behind the store's back while it is closed, or opened by this same process. */
public final class StoppedWorld {
    private final Path folder;

    public StoppedWorld(Path folder) {
        this.folder = folder;
    }

    /** Makes a world with one character of 50 gold that carries one potion, and closes it. */
    public static StoppedWorld played(Path folder) {
        try (var database = Database.open(folder, false)) {
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

    /** Runs the statement with H2's own driver. */
    public void sql(String statement) throws SQLException {
        var url = "jdbc:h2:retry:" + folder.resolve("world").toAbsolutePath();
        try (var connection = DriverManager.getConnection(url, "sa", "");
                var run = connection.createStatement()) {
            run.execute(statement);
        }
    }

    public void cutTo(double share) throws IOException {
        var octets = Files.readAllBytes(file());
        Files.write(file(), Arrays.copyOf(octets, (int) (octets.length * share)));
    }
}
