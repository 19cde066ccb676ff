package emberdelve.db.lost;

import emberdelve.db.character.ItemRow;
import emberdelve.db.row.Require;
import emberdelve.db.row.RowDigest;

/**
 * A thing that was put aside.
 *
 * @param item the item as it was
 * @param reason what was wrong with it
 * @param foundTick the world's tick at the start that found it
 */
public record LostRow(ItemRow item, String reason, long foundTick) {
    public LostRow {
        Require.word("reason", reason);
        Require.natural("found_tick", foundTick);
    }

    /** The digest of the row, which changes whenever a column does; see {@link RowDigest}. */
    public long digest() {
        return RowDigest.of("lost_and_found").add(item.digest()).add(reason).add(foundTick).value();
    }

    @Override
    public String toString() {
        return item.type() + " #" + Long.toHexString(item.id()) + ": " + reason;
    }
}
