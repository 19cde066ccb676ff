package emberdelve.db.lost;

import emberdelve.db.character.ItemRow;
import emberdelve.db.row.Pages;
import emberdelve.db.row.Sql;

import java.util.function.Consumer;

/**
 * The table in which {@link LostRow}s are written and read. Thread: the one that owns the
 * connection.
 */
public final class LostTable {
    private static final String COLUMNS =
            "id, item_type, character_id, slot, corpse_id, room, charges_used, container_id,"
                    + " monster_id, bound_to, improved";

    private LostTable() {}

    /** Moves the item from the world into this table. */
    static void take(Sql sql, LostRow row) {
        var id = row.item().id();
        sql.execute(
                "INSERT INTO lost_and_found ("
                        + COLUMNS
                        + ", reason, found_tick) SELECT "
                        + COLUMNS
                        + ", CAST(? AS VARCHAR), CAST(? AS BIGINT) FROM item WHERE id = ?",
                row.reason(),
                row.foundTick(),
                id);
        sql.execute("DELETE FROM item WHERE id = ?", id);
    }

    /** The number of rows. */
    public static int count(Sql sql) {
        return Math.toIntExact(sql.number("SELECT COUNT(*) FROM lost_and_found"));
    }

    /** Hands over every row, smallest id first. */
    public static void each(Sql sql, Consumer<LostRow> reader) {
        Pages.each(
                sql,
                "SELECT * FROM lost_and_found",
                "id",
                row ->
                        new LostRow(
                                ItemRow.TABLE.reader().read(row),
                                row.getString("reason"),
                                row.getLong("found_tick")),
                lost -> lost.item().id(),
                reader);
    }
}
