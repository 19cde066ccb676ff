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
    /** The one line of a character's habits that is read here: its player has given it up. */
    private static final String DELETED = "deleted yes";

    /** All, in the order of the characters' ids. */
    static List<KnownName> all(Handle handle) {
        // Line feeds around it: an alias or a title may hold these words, too.
        return handle.createQuery(
                        """
                        SELECT name, CHR(10) || habits || CHR(10) LIKE :line AS deleted
                          FROM player_character ORDER BY id\
                        """)
                .bind("line", "%\n" + DELETED + "\n%")
                .map((row, _) -> new KnownName(row.getString("name"), row.getBoolean("deleted")))
                .list();
    }
}
