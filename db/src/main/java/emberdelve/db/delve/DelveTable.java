package emberdelve.db.delve;

import emberdelve.db.row.Pages;
import emberdelve.db.row.Removal;
import emberdelve.db.row.Upsert;

import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** How a {@link DelveRow} is written and read. Thread: the one that owns the handle. */
public final class DelveTable {
    private static final Upsert UPSERT =
            Upsert.into(
                    "delve",
                    """
                    id, seed, made_for, level_sum, pace, day_number, site, opened_tick, party, is_open,
                    is_lost, won_ticks\
                    """);

    private DelveTable() {}

    /** Puts these in, or in the place of those with the same ids. */
    public static void save(Handle handle, List<DelveRow> rows) {
        UPSERT.save(handle, rows, DelveTable::values);
    }

    /** Takes these out: they fell in, or are forgotten. */
    public static void remove(Handle handle, List<Long> ids) {
        Removal.from(handle, "delve", "id", ids);
    }

    /** Hands over every one, smallest id first. */
    public static void each(Handle handle, Consumer<DelveRow> reader) {
        Pages.each(handle, "delve", (row, _) -> read(row), DelveRow::id, reader);
    }

    /** All of them, smallest id first. */
    public static List<DelveRow> all(Handle handle) {
        var rows = new ArrayList<DelveRow>();
        each(handle, rows::add);
        return rows;
    }

    private static @Nullable Object[] values(DelveRow row) {
        return new @Nullable Object[] {
            row.id(), row.seed(), row.madeFor(), row.levelSum(), row.pace(),
            row.day().orElse(null), row.site(), row.openedTick(), row.party(), row.open(),
            row.lost(), row.wonTicks().orElse(null)
        };
    }

    private static DelveRow read(ResultSet row) throws SQLException {
        return new DelveRow(
                row.getLong("id"),
                row.getLong("seed"),
                row.getInt("made_for"),
                row.getInt("level_sum"),
                row.getString("pace"),
                Optional.ofNullable(row.getObject("day_number", Long.class)),
                row.getString("site"),
                row.getLong("opened_tick"),
                row.getString("party"),
                row.getBoolean("is_open"),
                row.getBoolean("is_lost"),
                Optional.ofNullable(row.getObject("won_ticks", Long.class)));
    }
}
