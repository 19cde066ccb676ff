package emberdelve.db.character;

import emberdelve.db.row.RowColumns;

import org.jspecify.annotations.Nullable;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/** The columns of an item, in which its place is spread over a column for each kind of holder. */
final class ItemColumns implements RowColumns<ItemRow> {
    /** The columns of the holders: one of them says where the item is, and the others are empty. */
    private static final List<String> HOLDERS =
            List.of("character_id", "corpse_id", "monster_id", "room");

    @Override
    public List<String> names() {
        return List.of(
                "id",
                "item_type",
                "character_id",
                "slot",
                "corpse_id",
                "room",
                "charges_used",
                "container_id",
                "monster_id",
                "bound_to",
                "improved");
    }

    @Override
    public String plain() {
        return "item_type";
    }

    @Override
    public Object key(ItemRow row) {
        return row.id();
    }

    @Override
    public long digest(String table, ItemRow row) {
        return row.digest();
    }

    @Override
    public @Nullable Object[] values(ItemRow row) {
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
                    row.boundTo(),
                    row.improved()
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

    @Override
    public ItemRow read(ResultSet row) throws SQLException {
        return new ItemRow(
                row.getLong("id"),
                row.getString("item_type"),
                place(row),
                row.getInt("charges_used"),
                container(row),
                row.getLong("bound_to"),
                row.getInt("improved"));
    }

    private static Optional<Long> container(ResultSet row) throws SQLException {
        var container = row.getLong("container_id");
        return row.wasNull() ? Optional.empty() : Optional.of(container);
    }

    /** The place of an item; refuses a damaged row, which may name two holders or none. */
    private static ItemPlace place(ResultSet row) throws SQLException {
        var holders = 0;
        for (var column : HOLDERS) if (row.getObject(column) != null) holders++;
        if (holders != 1)
            throw new IllegalArgumentException(
                    "item " + row.getLong("id") + ": " + holders + " holders (expected: 1)");
        return onlyPlace(row);
    }

    private static ItemPlace onlyPlace(ResultSet row) throws SQLException {
        var character = row.getLong("character_id");
        if (!row.wasNull()) return ItemPlace.ofCharacter(character, row.getString("slot"));

        var corpse = row.getLong("corpse_id");
        if (!row.wasNull()) return new ItemPlace.InCorpse(corpse);

        var monster = row.getLong("monster_id");
        if (!row.wasNull()) return new ItemPlace.OnMonster(monster);

        return new ItemPlace.OnFloor(row.getString("room"));
    }
}
