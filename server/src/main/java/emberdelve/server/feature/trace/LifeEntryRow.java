package emberdelve.server.feature.trace;

import emberdelve.db.row.Require;
import emberdelve.db.row.Table;

/**
 * One thing that happened to a thing.
 *
 * @param id the negative of the id of the thing times the most entries of a life, and the entry's
 *     place in it
 * @param itemType the id of the thing's type
 * @param number the number of the entry in the thing's life, from 1
 * @param what a word: {@code made}, {@code taken-out}
 * @param tick the tick of the world
 * @param atSecond the time, in seconds since 1970
 * @param whoId the id of the character who did it; 0 if it was none
 * @param who the name; empty for nobody
 * @param otherId the id of the character who had the thing before; 0 if it was none
 * @param other the name; empty for nobody
 * @param room the id of the room; may be empty
 * @param detail the ledger's reason, or the container; may be empty
 */
public record LifeEntryRow(
        long id,
        long itemId,
        String itemType,
        int number,
        String what,
        long tick,
        long atSecond,
        long whoId,
        String who,
        long otherId,
        String other,
        String room,
        String detail) {
    public static final Table<LifeEntryRow> TABLE = Table.of("life_entry", LifeEntryRow.class);

    /** The most characters of a detail; a longer one is cut. */
    static final int DETAIL_MAX = 300;

    public LifeEntryRow {
        Require.natural("item_id", itemId);
        Require.word("item_type", itemType);
        Require.range("number", number, 1, Integer.MAX_VALUE);
        Require.word("what", what);
        Require.natural("tick", tick);
        Require.natural("who_id", whoId);
        Require.natural("other_id", otherId);
        Require.text("detail", detail, DETAIL_MAX);
    }
}
