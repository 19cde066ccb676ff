package emberdelve.server.link;

import java.util.Collections;
import java.util.List;

/**
 * The players to whom nothing may be told as safe although a tick is, because single rows cannot be
 * stored.
 *
 * @param owners ids of the characters of whom a row is set aside, smallest first: for as long as it
 *     is
 * @param everybody whether nobody may be told so of the answers that wait for this tick: they may
 *     have to do with a row that is nobody's own
 */
public record Withheld(List<Long> owners, boolean everybody) {
    /** The case in which everything is stored. */
    public static final Withheld NOTHING = new Withheld(List.of(), false);

    public Withheld {
        owners = List.copyOf(owners);
    }

    /** Whether a row of that character is set aside. */
    public boolean isOwner(long character) {
        return Collections.binarySearch(owners, character) >= 0;
    }

    /** Whether that character must not be told that what it did up to this tick is safe. */
    public boolean isFrom(long character) {
        return everybody || isOwner(character);
    }

    /** The withholding when the answers that waited for an earlier tick wait for this one, too. */
    public Withheld after(Withheld earlier) {
        return new Withheld(owners, everybody || earlier.everybody);
    }
}
