package emberdelve.db.world;

import emberdelve.db.mail.LetterRow;
import emberdelve.db.mail.LetterTable;

import org.jdbi.v3.core.Handle;

import java.util.ArrayList;
import java.util.List;

/**
 * What players have written, and whom they can write to.
 *
 * @param letters and notices, smallest id first
 * @param names of all characters, as they are written
 * @param givenUp those of them whom nobody plays any more
 */
public record StoredMail(List<LetterRow> letters, List<String> names, List<String> givenUp) {
    /** Nothing, and nobody. */
    public static final StoredMail NONE = new StoredMail(List.of(), List.of(), List.of());

    /** The one line of a character's habits that is read here: its player has given it up. */
    private static final String GIVEN_UP = "deleted yes";

    public StoredMail {
        letters = List.copyOf(letters);
        names = List.copyOf(names);
        givenUp = List.copyOf(givenUp);
    }

    static StoredMail read(Handle handle) {
        var letters = new ArrayList<LetterRow>();
        LetterTable.each(handle, letters::add);
        var names =
                handle.createQuery("SELECT name FROM player_character ORDER BY id")
                        .mapTo(String.class)
                        .list();
        // Line feeds around it: an alias or a title may hold these words, too.
        var givenUp =
                handle.createQuery(
                                """
                                SELECT name FROM player_character
                                WHERE CHR(10) || habits || CHR(10) LIKE :line ORDER BY id\
                                """)
                        .bind("line", "%\n" + GIVEN_UP + "\n%")
                        .mapTo(String.class)
                        .list();
        return new StoredMail(letters, names, givenUp);
    }
}
