package emberdelve.db.character;

import emberdelve.db.row.Pages;
import emberdelve.db.row.Removal;
import emberdelve.db.row.Upsert;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;

/**
 * How an {@link ItemRow} is written and read.
 *
 * <p>Thread: the one that owns the handle.
 */
public final class ItemTable {
    private static final String UPSERT = Upsert.into("item", """
            id BIGINT, item_type VARCHAR, character_id BIGINT, slot VARCHAR, corpse_id BIGINT,
            room VARCHAR, charges_used INTEGER, container_id BIGINT, monster_id BIGINT""");

    private ItemTable() {
    }

    /** Puts these in, or in the place of those with the same ids. Holders must be there already. */
    public static void save(Handle handle, List<ItemRow> rows) {
        if (rows.isEmpty()) return;

        try (var batch = handle.prepareBatch(UPSERT)) {
            rows.forEach(row -> bind(batch, row));
            batch.execute();
        }
    }

    /** Takes these out; an id that is not there does no harm. */
    public static void remove(Handle handle, List<Long> ids) {
        Removal.from(handle, "item", "id", ids);
    }

    /** Hands over every item, smallest id first. */
    public static void each(Handle handle, Consumer<ItemRow> reader) {
        Pages.each(handle, "item", (row, _) -> read(row), ItemRow::id, reader);
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

    private static void bind(PreparedBatch batch, ItemRow row) {
        batch.bind(0, row.id()).bind(1, row.type());
        batch.bindNull(2, Types.BIGINT).bindNull(3, Types.VARCHAR);
        batch.bindNull(4, Types.BIGINT).bindNull(5, Types.VARCHAR);
        batch.bind(6, row.chargesUsed());
        batch.bind(7, row.containerId().orElse(null)).bindNull(8, Types.BIGINT);
        switch (row.place()) {
            case ItemPlace.OnCharacter(var character, var slot) ->
                    batch.bind(2, character).bind(3, slot);
            case ItemPlace.InBank(var character) ->
                    batch.bind(2, character).bind(3, ItemPlace.BANK);
            case ItemPlace.InCorpse(var corpse) -> batch.bind(4, corpse);
            case ItemPlace.OnMonster(var monster) -> batch.bind(8, monster);
            case ItemPlace.OnFloor(var room) -> batch.bind(5, room);
        }
        batch.add();
    }

    private static ItemRow read(ResultSet row) throws SQLException {
        return new ItemRow(
                row.getLong("id"),
                row.getString("item_type"),
                place(row),
                row.getInt("charges_used"),
                container(row));
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
