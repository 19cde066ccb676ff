package emberdelve.db.character;

import emberdelve.db.row.Pages;
import emberdelve.db.row.Removal;
import emberdelve.db.row.Upsert;

import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * How an {@link ItemRow} is written and read.
 *
 * <p>Thread: the one that owns the handle.
 */
public final class ItemTable {
    private static final Upsert UPSERT =
            Upsert.into(
                    "item",
                    """
                    id, item_type, character_id, slot, corpse_id,
                    room, charges_used, container_id, monster_id, bound_to\
                    """);

    private ItemTable() {}

    /** Puts these in, or in the place of those with the same ids. Holders must be there already. */
    public static void save(Handle handle, List<ItemRow> rows) {
        // In the order of their keys: each page of the tree is then changed once, and not over and
        // over again by rows that lie apart; thousands of rows take little more than half the time.
        var inOrder = rows.stream().sorted(Comparator.comparingLong(ItemRow::id)).toList();
        UPSERT.save(handle, inOrder, ItemTable::values);
    }

    /** Takes these out; an id that is not there does no harm. */
    public static void remove(Handle handle, List<Long> ids) {
        Removal.from(handle, "item", "id", ids);
    }

    /** Hands over every item, smallest id first. */
    public static void each(Handle handle, Consumer<ItemRow> reader) {
        Pages.each(handle, "item", (row, _) -> read(row), ItemRow::id, reader);
    }

    /**
     * Those of which that is true, smallest id first.
     *
     * @param condition of ours, never text from outside
     */
    public static List<ItemRow> where(Handle handle, String condition) {
        return handle.createQuery("SELECT * FROM item WHERE " + condition + " ORDER BY id")
                .map((row, _) -> read(row))
                .list();
    }

    /** What a character carries, wears and has in a bank, smallest id first. */
    public static List<ItemRow> heldBy(Handle handle, long characterId) {
        return handle.createQuery("SELECT * FROM item WHERE character_id = ? ORDER BY id")
                .bind(0, characterId)
                .map((row, _) -> read(row))
                .list();
    }

    /** Items that no character has: they lie in rooms and corpses, or a monster has them. */
    public static List<ItemRow> lyingAbout(Handle handle) {
        return handle.createQuery("SELECT * FROM item WHERE character_id IS NULL ORDER BY id")
                .map((row, _) -> read(row))
                .list();
    }

    private static @Nullable Object[] values(ItemRow row) {
        var values =
                new @Nullable Object[] {
                    row.id(),
                    row.type(),
                    null,
                    null,
                    null,
                    null,
                    row.chargesUsed(),
                    row.containerId().orElse(null),
                    null,
                    row.boundTo()
                };
        switch (row.place()) {
            case ItemPlace.OnCharacter(var character, var slot) -> {
                values[2] = character;
                values[3] = slot;
            }
            case ItemPlace.InBank(var character) -> {
                values[2] = character;
                values[3] = ItemPlace.BANK;
            }
            case ItemPlace.InCorpse(var corpse) -> values[4] = corpse;
            case ItemPlace.OnFloor(var room) -> values[5] = room;
            case ItemPlace.OnMonster(var monster) -> values[8] = monster;
        }
        return values;
    }

    /** The item of a row that has at least an item's columns. */
    public static ItemRow read(ResultSet row) throws SQLException {
        return new ItemRow(
                row.getLong("id"),
                row.getString("item_type"),
                place(row),
                row.getInt("charges_used"),
                container(row),
                row.getLong("bound_to"));
    }

    private static Optional<Long> container(ResultSet row) throws SQLException {
        var container = row.getLong("container_id");
        return row.wasNull() ? Optional.empty() : Optional.of(container);
    }

    private static ItemPlace place(ResultSet row) throws SQLException {
        var character = row.getLong("character_id");
        if (!row.wasNull()) return ItemPlace.ofCharacter(character, row.getString("slot"));

        var corpse = row.getLong("corpse_id");
        if (!row.wasNull()) return new ItemPlace.InCorpse(corpse);

        var monster = row.getLong("monster_id");
        if (!row.wasNull()) return new ItemPlace.OnMonster(monster);

        return new ItemPlace.OnFloor(row.getString("room"));
    }
}
