package emberdelve.db.account;

import emberdelve.db.open.Store;

import org.jdbi.v3.core.Handle;

import java.util.List;
import java.util.Optional;

/**
 * The names of accounts and characters together, and how they look. Rows are stored without their
 * look, because checkpoints and imports need not know of it; it is added before somebody asks.
 *
 * <p>Reading is safe for any thread that may wait for a disk.
 */
public final class Names {
    /** Rows of one write: nobody who waits for the next checkpoint shall notice. */
    private static final int AT_ONCE = 500;

    private static final List<String> TABLES = List.of("account", "player_character");

    private final Store store;

    public Names(Store store) {
        this.store = store;
    }

    /** Whether the look of some names is not known yet. */
    public boolean isBehind() {
        return store.read(handle -> TABLES.stream().anyMatch(table -> isBehind(handle, table)));
    }

    /** Adds the look of some hundred names. Thread: the checkpoint-writer. */
    public void catchUp() {
        store.write(handle -> {
            for (var table : TABLES) catchUp(handle, table);
            return TABLES;
        });
    }

    /** Somebody's name that looks like this one, or is the same; as of the last catching up. */
    public Optional<String> lookingLike(String name) {
        var look = NameLook.of(name);
        return store.read(handle ->
                TABLES.stream()
                        .flatMap(table -> lookingLike(handle, table, look).stream())
                        .findFirst());
    }

    private static boolean isBehind(Handle handle, String table) {
        return handle.createQuery(
                        "SELECT id FROM " + table + " WHERE look IS NULL FETCH FIRST ROW ONLY")
                .mapTo(Long.class)
                .findOne()
                .isPresent();
    }

    private static void catchUp(Handle handle, String table) {
        var rows =
                handle.createQuery(
                                "SELECT id, name FROM "
                                        + table
                                        + " WHERE look IS NULL FETCH FIRST "
                                        + AT_ONCE
                                        + " ROWS ONLY")
                        .map((row, _) -> new Named(row.getLong("id"), row.getString("name")))
                        .list();
        if (rows.isEmpty()) return;

        var update = "UPDATE " + table + " SET look = ? WHERE id = ?";
        try (var batch = handle.prepareBatch(update)) {
            for (var row : rows) batch.add(NameLook.of(row.name()), row.id());
            batch.execute();
        }
    }

    private static Optional<String> lookingLike(Handle handle, String table, String look) {
        return handle.createQuery(
                        "SELECT name FROM "
                                + table
                                + " WHERE look = ? ORDER BY id FETCH FIRST ROW ONLY")
                .bind(0, look)
                .mapTo(String.class)
                .findOne();
    }

    private record Named(long id, String name) {}
}
