package emberdelve.db.character;

import emberdelve.db.row.Require;
import emberdelve.db.row.RowDigest;
import emberdelve.db.row.Sql;
import emberdelve.db.row.Table;

import java.util.List;
import java.util.Optional;

/**
 * One thing: two equal potions are two rows.
 *
 * @param id unique in the world, never used again
 * @param place its outermost holder
 * @param chargesUsed 0 or more
 * @param containerId the item it lies in, which has the same outermost holder
 * @param boundTo the id of the one character that can have it; 0 for nobody
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
    /** No thing is improved more often. */
    public static final int IMPROVED_MAX = 10;

    /** All there are. */
    public static final Table<ItemRow> TABLE =
            Table.of("item", ItemRow.class, new ItemColumns())
                    .indexed("character_id", "player_character");

    /** Never used, in no container, bound to nobody, and as it was made. */
    public ItemRow(long id, String type, ItemPlace place) {
        this(id, type, place, 0, Optional.empty(), 0);
    }

    /** An item as it was made. */
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

    /** Changes whenever a column does; see {@link RowDigest}. */
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
