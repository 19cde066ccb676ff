package emberdelve.db.zone;

import emberdelve.db.row.Pages;
import emberdelve.db.row.Removal;
import emberdelve.db.row.Upsert;

import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.function.Consumer;

/** How a {@link ReturnRow} is written and read. Thread: the one that owns the handle. */
public final class ReturnTable {
    private static final Upsert UPSERT =
            Upsert.into(
                    "monster_return",
                    """
                    id, monster_type, nest, due_tick\
                    """);

    private ReturnTable() {}

    /** Puts these in, or in the place of those with the same ids. */
    public static void save(Handle handle, List<ReturnRow> rows) {
        UPSERT.save(handle, rows, ReturnTable::values);
    }

    private static @Nullable Object[] values(ReturnRow row) {
        return new @Nullable Object[] {row.id(), row.type(), row.nest(), row.dueTick()};
    }

    /** Takes these out: they have come, or never will. */
    public static void remove(Handle handle, List<Long> ids) {
        Removal.from(handle, "monster_return", "id", ids);
    }

    /** Hands over every one, smallest id first. */
    public static void each(Handle handle, Consumer<ReturnRow> reader) {
        Pages.each(
                handle,
                "monster_return",
                (row, _) ->
                        new ReturnRow(
                                row.getLong("id"),
                                row.getString("monster_type"),
                                row.getString("nest"),
                                row.getLong("due_tick")),
                ReturnRow::id,
                reader);
    }
}
