package emberdelve.db.zone;

import emberdelve.db.row.Pages;
import emberdelve.db.row.Removal;
import emberdelve.db.row.Upsert;
import java.util.List;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;

/** How a {@link ReturnRow} is written and read. Thread: the one that owns the handle. */
public final class ReturnTable {
    private static final String UPSERT = Upsert.into("monster_return", """
            id BIGINT, monster_type VARCHAR, nest VARCHAR, due_tick BIGINT""");

    private ReturnTable() {
    }

    /** Puts these in, or in the place of those with the same ids. */
    public static void save(Handle handle, List<ReturnRow> rows) {
        if (rows.isEmpty()) return;
        try (var batch = handle.prepareBatch(UPSERT)) {
            for (var row : rows) batch.add(row.id(), row.type(), row.nest(), row.dueTick());
            batch.execute();
        }
    }

    /** Takes these out: they have come, or never will. */
    public static void remove(Handle handle, List<Long> ids) {
        Removal.from(handle, "monster_return", "id", ids);
    }

    /** Hands over every one, smallest id first. */
    public static void each(Handle handle, Consumer<ReturnRow> reader) {
        Pages.each(handle, "monster_return", (row, _) -> new ReturnRow(
                row.getLong("id"), row.getString("monster_type"), row.getString("nest"),
                row.getLong("due_tick")), ReturnRow::id, reader);
    }
}
