package emberdelve.db.character;

import emberdelve.db.row.Pages;
import emberdelve.db.row.Removal;
import emberdelve.db.row.Upsert;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.List;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;

/**
 * How a {@link CorpseRow} is written and read.
 *
 * <p>Thread: the one that owns the handle.
 */
public final class CorpseTable {
    private static final String UPSERT = Upsert.into("corpse", """
            id BIGINT, name VARCHAR, room VARCHAR, gold BIGINT, decay_tick BIGINT,
            owner_character_id BIGINT, killed_by VARCHAR""");

    private CorpseTable() {
    }

    /** Puts these in, or in the place of those with the same ids. */
    public static void save(Handle handle, List<CorpseRow> rows) {
        if (rows.isEmpty()) return;

        try (var batch = handle.prepareBatch(UPSERT)) {
            rows.forEach(row -> bind(batch, row));
            batch.execute();
        }
    }

    /** Takes these out; their items must have gone elsewhere before. */
    public static void remove(Handle handle, List<Long> ids) {
        Removal.from(handle, "corpse", "id", ids);
    }

    /** Hands over every corpse, smallest id first. */
    public static void each(Handle handle, Consumer<CorpseRow> reader) {
        Pages.each(handle, "corpse", (row, _) -> read(row), CorpseRow::id, reader);
    }

    private static void bind(PreparedBatch batch, CorpseRow row) {
        batch.bind(0, row.id()).bind(1, row.name()).bind(2, row.room()).bind(3, row.gold());
        batch.bind(4, row.decayTick()).bind(6, row.killedBy());
        switch (row.owner()) {
            case CorpseOwner.OfCharacter(var character) -> batch.bind(5, character);
            case CorpseOwner.Unowned.UNOWNED -> batch.bindNull(5, Types.BIGINT);
        }
        batch.add();
    }

    private static CorpseRow read(ResultSet row) throws SQLException {
        return new CorpseRow(
                row.getLong("id"), row.getString("name"), row.getString("room"),
                row.getLong("gold"), row.getLong("decay_tick"), owner(row),
                row.getString("killed_by"));
    }

    private static CorpseOwner owner(ResultSet row) throws SQLException {
        var character = row.getLong("owner_character_id");
        return row.wasNull() ? CorpseOwner.Unowned.UNOWNED : new CorpseOwner.OfCharacter(character);
    }
}
