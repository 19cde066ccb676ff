package emberdelve.db.world;

import emberdelve.db.mail.LetterRow;
import emberdelve.db.mail.LetterTable;
import java.util.ArrayList;
import java.util.List;
import org.jdbi.v3.core.Handle;

/**
 * What players have written, and whom they can write to.
 *
 * @param letters and notices, smallest id first
 * @param names of all characters, as they are written
 */
public record StoredMail(List<LetterRow> letters, List<String> names) {
    /** Nothing, and nobody. */
    public static final StoredMail NONE = new StoredMail(List.of(), List.of());

    public StoredMail {
        letters = List.copyOf(letters);
        names = List.copyOf(names);
    }

    static StoredMail read(Handle handle) {
        var letters = new ArrayList<LetterRow>();
        LetterTable.each(handle, letters::add);
        var names = handle.createQuery("SELECT name FROM player_character ORDER BY id")
                .mapTo(String.class)
                .list();
        return new StoredMail(letters, names);
    }
}
