package emberdelve.db.world;

import org.jdbi.v3.core.Handle;

import java.util.List;

/**
 * The name of a character there is.
 *
 * @param name as its player writes it
 * @param deleted whether its player has given it up
 */
public record KnownName(String name, boolean deleted) {
    /** All, in the order of the characters' ids. */
    static List<KnownName> all(Handle handle) {
        return handle.createQuery("SELECT name, deleted FROM player_character ORDER BY id")
                .map((row, _) -> new KnownName(row.getString("name"), row.getBoolean("deleted")))
                .list();
    }
}
