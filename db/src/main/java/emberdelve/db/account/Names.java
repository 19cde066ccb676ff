package emberdelve.db.account;

import static java.util.stream.Collectors.joining;

import emberdelve.db.open.Store;
import emberdelve.db.row.Sql;

import java.util.List;
import java.util.Optional;

/**
 * The names of accounts and characters together, former ones included, and how they look. Rows are
 * stored without their look, because checkpoints and imports need not know of it; it is added
 * before somebody asks.
 *
 * <p>Reading is safe for any thread that may wait for a disk.
 */
public final class Names {
    /** The rows of one write: so few that nobody who waits for the next checkpoint notices. */
    private static final int AT_ONCE = 500;

    private static final List<String> TABLES =
            List.of("account", "player_character", "former_name");

    private static final String UNKNOWN = firstWhere("look IS NULL");
    private static final String CALLED = firstWhere("folded_name = ?");
    private static final String LOOKING = firstWhere("look = ?");

    /** A name that looks like another's, or is that of any character. */
    private static final String OF_OTHERS =
            """
            SELECT name FROM account WHERE id <> ? AND look = ?
            UNION ALL SELECT name FROM player_character
             WHERE folded_name = ? OR account_id <> ? AND look = ?
            UNION ALL SELECT name FROM former_name WHERE account_id <> ? AND look = ?
            FETCH FIRST ROW ONLY\
            """;

    private final Store store;

    public Names(Store store) {
        this.store = store;
    }

    /** Whether the look of some names is not known yet. */
    public boolean isBehind() {
        return first(UNKNOWN).isPresent();
    }

    /** Whether an account or a character has that name, whatever its case. */
    public boolean isTaken(String name) {
        var folded = NameFold.fold(name);
        return first(CALLED, folded, folded, folded).isPresent();
    }

    /**
     * The name because of which a character of that account cannot be called so: one of somebody
     * else that looks like it, or the same one. As of the last {@link #catchUp}.
     */
    public Optional<String> ofOthers(long account, String name) {
        var look = NameLook.of(name);
        return first(OF_OTHERS, account, look, NameFold.fold(name), account, look, account, look);
    }

    /** Adds the look of some hundred names. Thread: the checkpoint-writer. */
    public void catchUp() {
        store.write(sql -> {
            // Whoever has a former name has a new one since, and that looks otherwise.
            sql.execute(
                    """
                    UPDATE player_character SET look = NULL WHERE look IS NOT NULL
                       AND id IN (SELECT character_id FROM former_name WHERE look IS NULL)\
                    """);
            for (var table : TABLES) catchUp(sql, table);
            return TABLES;
        });
    }

    /**
     * The name of an account or a character that looks like this one, or is the same; as of the
     * last {@link #catchUp}.
     */
    public Optional<String> lookingLike(String name) {
        var look = NameLook.of(name);
        return first(LOOKING, look, look, look);
    }

    private Optional<String> first(String query, Object... values) {
        return store.read(sql -> sql.first(query, row -> row.getString("name"), values));
    }

    /** The statement that finds the first such name in either table. */
    private static String firstWhere(String condition) {
        return TABLES.stream()
                .map(table -> "SELECT name FROM " + table + " WHERE " + condition)
                .collect(joining(" UNION ALL ", "", " FETCH FIRST ROW ONLY"));
    }

    private static void catchUp(Sql sql, String table) {
        var rows =
                sql.list(
                        "SELECT id, name FROM "
                                + table
                                + " WHERE look IS NULL FETCH FIRST "
                                + AT_ONCE
                                + " ROWS ONLY",
                        row -> new Named(row.getLong("id"), row.getString("name")));
        sql.executeAll(
                "UPDATE " + table + " SET look = ? WHERE id = ?",
                rows,
                row -> new Object[] {NameLook.of(row.name()), row.id()});
    }

    private record Named(long id, String name) {}
}
