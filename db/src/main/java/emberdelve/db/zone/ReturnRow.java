package emberdelve.db.zone;

import emberdelve.db.row.Require;
import emberdelve.db.row.RowDigest;

/**
 * A monster that has died and will come back.
 *
 * @param type its type's id in the content
 * @param nest the id of the room it belongs to
 * @param dueTick the world's tick in which it comes
 */
public record ReturnRow(long id, String type, String nest, long dueTick) {
    public ReturnRow {
        Require.word("monster_type", type);
        Require.word("nest", nest);
        Require.natural("due_tick", dueTick);
    }

    /** Changes whenever a column does; see {@link RowDigest}. */
    public long digest() {
        return RowDigest.of("monster_return").add(id).add(type).add(nest).add(dueTick).value();
    }
}
