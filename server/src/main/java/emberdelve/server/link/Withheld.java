package emberdelve.server.link;

import java.util.Collections;
import java.util.List;

/**
 * The players who must not be told that what they did is safe although its tick is, because single
 * rows cannot be stored.
 *
 * @param owners the ids of the characters of whom a row is set aside now, the smallest first
 * @param everybody whether no player may be told so for the answers that wait for this tick,
 *     because they may concern a row that belongs to no character
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

    /**
     * The withholding for this tick, when the answers that waited for an earlier tick wait for it,
     * too.
     */
    public Withheld after(Withheld earlier) {
        return new Withheld(owners, everybody || earlier.everybody);
    }
}
