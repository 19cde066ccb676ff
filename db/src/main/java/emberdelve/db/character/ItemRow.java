package emberdelve.db.character;

import emberdelve.db.row.Require;
import emberdelve.db.row.RowDigest;
import emberdelve.db.row.Sql;
import emberdelve.db.row.Table;

import java.util.List;
import java.util.Optional;

/**
 * One item: two equal potions are two rows.
 *
 * @param id unique in the world, never used again
 * @param place the outermost place it is in: a character, a corpse, a floor, a bank or a monster
 * @param chargesUsed the number of charges that have been used
 * @param containerId the id of the item it lies in, which has the same outermost place
 * @param boundTo the id of the only character that can have it; 0 if everybody can
 * @param improved how often it was improved, 0..{@link #IMPROVED_MAX}
 * @param type its type's id in the content; kept even when the content no longer knows it
 */
public record ItemRow(
        long id,
        String type,
        ItemPlace place,
        int chargesUsed,
        Optional<Long> containerId,
        long boundTo,
        int improved) {
    /** The most times that an item can be improved. */
    public static final int IMPROVED_MAX = 10;

    public static final Table<ItemRow> TABLE =
            Table.of("item", ItemRow.class, new ItemColumns())
                    .indexed("character_id", "player_character");

    /** An item that was never used or improved, lies in no container and is bound to nobody. */
    public ItemRow(long id, String type, ItemPlace place) {
        this(id, type, place, 0, Optional.empty(), 0);
    }

    /** An item that was never improved. */
    public ItemRow(
            long id,
            String type,
            ItemPlace place,
            int chargesUsed,
            Optional<Long> containerId,
            long boundTo) {
        this(id, type, place, chargesUsed, containerId, boundTo, 0);
    }

    public ItemRow {
        Require.word("item_type", type);
        Require.natural("charges_used", chargesUsed);
        Require.range("improved", improved, 0, IMPROVED_MAX);
    }

    /** The items that a character carries, wears and has in a bank, smallest id first. */
    public static List<ItemRow> heldBy(Sql sql, long characterId) {
        return TABLE.where(sql, "character_id = ?", characterId);
    }

    /** The digest of the row, which changes whenever a column does; see {@link RowDigest}. */
    public long digest() {
        var digest =
                RowDigest.of("item")
                        .add(id)
                        .add(type)
                        .add(chargesUsed)
                        .add(containerId.orElse(0L))
                        .add(boundTo)
                        .add(improved);
        return switch (place) {
            case ItemPlace.OnCharacter(var character, var slot) ->
                    digest.add(1).add(character).add(slot).value();
            case ItemPlace.InCorpse(var corpse) -> digest.add(2).add(corpse).value();
            case ItemPlace.OnFloor(var room) -> digest.add(3).add(room).value();
            case ItemPlace.InBank(var character) -> digest.add(4).add(character).value();
            case ItemPlace.OnMonster(var monster) -> digest.add(5).add(monster).value();
        };
    }
}
