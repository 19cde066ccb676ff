package emberdelve.db.world;

import emberdelve.db.row.Sql;

import java.util.List;

/**
 * The name of a character that is stored.
 *
 * @param name as its player writes it
 * @param deleted whether its player has given it up
 */
public record KnownName(String name, boolean deleted) {
    /** The names of all characters, in the order of their ids. */
    static List<KnownName> all(Sql sql) {
        return sql.list(
                "SELECT name, deleted FROM player_character ORDER BY id",
                row -> new KnownName(row.getString("name"), row.getBoolean("deleted")));
    }
}
