package emberdelve.db.character;

import emberdelve.db.row.Require;
import emberdelve.db.row.RowDigest;

/**
 * One thing: two equal potions are two rows.
 *
 * @param id unique in the world, never used again
 * @param type its type's id in the content; kept even when the content no longer knows it
 */
public record ItemRow(long id, String type, ItemPlace place) {
    public ItemRow {
        Require.word("item_type", type);
    }

    /** Changes whenever a column does; see {@link RowDigest}. */
    public long digest() {
        var digest = RowDigest.of("item").add(id).add(type);
        return switch (place) {
            case ItemPlace.OnCharacter(var character, var slot) ->
                    digest.add(1).add(character).add(slot).value();
            case ItemPlace.InCorpse(var corpse) -> digest.add(2).add(corpse).value();
            case ItemPlace.OnFloor(var room) -> digest.add(3).add(room).value();
        };
    }
}
