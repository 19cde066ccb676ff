package emberdelve.db.world;

import emberdelve.db.row.Sql;

import java.util.List;

/**
 * The name of a character there is.
 *
 * @param name as its player writes it
 * @param deleted whether its player has given it up
 */
public record KnownName(String name, boolean deleted) {
    /** All, in the order of the characters' ids. */
    static List<KnownName> all(Sql sql) {
        return sql.list(
                "SELECT name, deleted FROM player_character ORDER BY id",
                row -> new KnownName(row.getString("name"), row.getBoolean("deleted")));
    }
}
