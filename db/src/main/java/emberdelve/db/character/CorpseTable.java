package emberdelve.db.character;

import emberdelve.db.row.Pages;
import emberdelve.db.row.Removal;
import emberdelve.db.row.Upsert;

import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.function.Consumer;

/**
 * How a {@link CorpseRow} is written and read.
 *
 * <p>Thread: the one that owns the handle.
 */
public final class CorpseTable {
    private static final Upsert UPSERT =
            Upsert.into(
                    "corpse",
                    """
                    id, name, room, gold, decay_tick,
                    owner_character_id, killed_by\
                    """);

    private CorpseTable() {}

    /** Puts these in, or in the place of those with the same ids. */
    public static void save(Handle handle, List<CorpseRow> rows) {
        UPSERT.save(handle, rows, CorpseTable::values);
    }

    /** Takes these out; their items must have gone elsewhere before. */
    public static void remove(Handle handle, List<Long> ids) {
        Removal.from(handle, "corpse", "id", ids);
    }

    /** Hands over every corpse, smallest id first. */
    public static void each(Handle handle, Consumer<CorpseRow> reader) {
        Pages.each(handle, "corpse", (row, _) -> read(row), CorpseRow::id, reader);
    }

    private static @Nullable Object[] values(CorpseRow row) {
        var values =
                new @Nullable Object[] {
                    row.id(),
                    row.name(),
                    row.room(),
                    row.gold(),
                    row.decayTick(),
                    null,
                    row.killedBy()
                };
        if (row.owner() instanceof CorpseOwner.OfCharacter(var character)) values[5] = character;
        return values;
    }

    private static CorpseRow read(ResultSet row) throws SQLException {
        return new CorpseRow(
                row.getLong("id"),
                row.getString("name"),
                row.getString("room"),
                row.getLong("gold"),
                row.getLong("decay_tick"),
                owner(row),
                row.getString("killed_by"));
    }

    private static CorpseOwner owner(ResultSet row) throws SQLException {
        var character = row.getLong("owner_character_id");
        return row.wasNull() ? CorpseOwner.Unowned.UNOWNED : new CorpseOwner.OfCharacter(character);
    }
}
