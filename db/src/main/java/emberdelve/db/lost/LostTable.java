package emberdelve.db.lost;

import emberdelve.db.character.ItemRow;
import emberdelve.db.row.Pages;

import org.jdbi.v3.core.Handle;

import java.util.function.Consumer;

/**
 * The table in which {@link LostRow}s are written and read. Thread: the one that owns the handle.
 */
public final class LostTable {
    private static final String COLUMNS =
            "id, item_type, character_id, slot, corpse_id, room, charges_used, container_id,"
                    + " monster_id, bound_to, improved";

    private LostTable() {}

    /** Takes the item out of the world, and in here. */
    static void take(Handle handle, LostRow row) {
        var id = row.item().id();
        handle.execute(
                "INSERT INTO lost_and_found ("
                        + COLUMNS
                        + ", reason, found_tick) SELECT "
                        + COLUMNS
                        + ", CAST(? AS VARCHAR), CAST(? AS BIGINT) FROM item WHERE id = ?",
                row.reason(),
                row.foundTick(),
                id);
        handle.execute("DELETE FROM item WHERE id = ?", id);
    }

    /** The number of rows. */
    public static int count(Handle handle) {
        return handle.createQuery("SELECT COUNT(*) FROM lost_and_found").mapTo(Integer.class).one();
    }

    /** Hands over every one, smallest id first. */
    public static void each(Handle handle, Consumer<LostRow> reader) {
        Pages.each(
                handle,
                "lost_and_found",
                "id",
                (row, context) ->
                        new LostRow(
                                ItemRow.TABLE.mapper().map(row, context),
                                row.getString("reason"),
                                row.getLong("found_tick")),
                lost -> lost.item().id(),
                reader);
    }
}
