package emberdelve.server.feature.trace;

import emberdelve.db.account.Renaming;
import emberdelve.db.person.Person;
import emberdelve.server.model.ItemId;

/**
 * One thing that happened to a thing.
 *
 * @param type the id of the thing's type
 * @param number the number of the entry in the thing's life, from 1
 * @param tick the tick of the world
 * @param second the time, in seconds since 1970 in UTC, as the world was last told it
 * @param who the one who did it, or has the thing now
 * @param other the one who had it before
 * @param room the id of the room; empty if that is not known
 * @param detail the ledger's reason, or the container; may be empty
 */
record LifeEntry(
        ItemId item,
        String type,
        int number,
        What what,
        long tick,
        long second,
        Whom who,
        Whom other,
        String room,
        String detail) {
    /** The first entries that a life keeps for good. */
    static final int FIRST_MAX = 20;

    /** The last entries that a life keeps. */
    static final int LAST_MAX = 30;

    /** The entries that a life keeps. */
    static final int ENTRIES_MAX = FIRST_MAX + LAST_MAX;

    /**
     * The key of the entry, which is that of the row, too: once a life is full, each entry takes
     * the key of the one that it drives out. It is negative, so that it is no id of the world: an
     * entry needs none, and takes none from the things that come after it.
     */
    long key() {
        var slot =
                number <= FIRST_MAX ? number - 1 : FIRST_MAX + (number - FIRST_MAX - 1) % LAST_MAX;
        return -(item.value() * ENTRIES_MAX + slot);
    }

    /** The thing in whose life the entry with that key is. */
    static ItemId item(long key) {
        return new ItemId(-key / ENTRIES_MAX);
    }

    LifeEntry erased(Person person) {
        return with(who.erased(person), other.erased(person));
    }

    LifeEntry renamed(Renaming renaming) {
        return with(who.renamed(renaming), other.renamed(renaming));
    }

    private LifeEntry with(Whom newWho, Whom newOther) {
        return new LifeEntry(
                item, type, number, what, tick, second, newWho, newOther, room, detail);
    }
}
