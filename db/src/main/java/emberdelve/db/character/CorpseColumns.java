package emberdelve.db.character;

import emberdelve.db.row.RowColumns;

import org.jspecify.annotations.Nullable;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;

/** The columns of a corpse; that of the owner is empty for the corpse of a monster. */
final class CorpseColumns implements RowColumns<CorpseRow> {
    private static final int OWNER = 6;

    @Override
    public List<String> names() {
        return List.of(
                "id",
                "name",
                "room",
                "gold",
                "xp",
                "decay_tick",
                "owner_character_id",
                "killed_by");
    }

    @Override
    public String plain() {
        return "room";
    }

    @Override
    public Object key(CorpseRow row) {
        return row.id();
    }

    @Override
    public long digest(String table, CorpseRow row) {
        return row.digest();
    }

    @Override
    public @Nullable Object[] values(CorpseRow row) {
        var values =
                new @Nullable Object[] {
                    row.id(),
                    row.name(),
                    row.room(),
                    row.gold(),
                    row.xp(),
                    row.decayTick(),
                    null,
                    row.killedBy()
                };
        if (row.owner() instanceof CorpseOwner.OfCharacter(var character))
            values[OWNER] = character;
        return values;
    }

    @Override
    public CorpseRow read(ResultSet row) throws SQLException {
        return new CorpseRow(
                row.getLong("id"),
                row.getString("name"),
                row.getString("room"),
                row.getLong("gold"),
                row.getLong("xp"),
                row.getLong("decay_tick"),
                owner(row),
                row.getString("killed_by"));
    }

    private static CorpseOwner owner(ResultSet row) throws SQLException {
        var character = row.getLong("owner_character_id");
        return row.wasNull() ? CorpseOwner.Unowned.UNOWNED : new CorpseOwner.OfCharacter(character);
    }
}
