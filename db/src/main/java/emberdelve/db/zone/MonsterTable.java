package emberdelve.db.zone;

import emberdelve.db.row.Pages;
import emberdelve.db.row.Removal;
import emberdelve.db.row.Upsert;

import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** How a {@link MonsterRow} is written and read. Thread: the one that owns the handle. */
public final class MonsterTable {
    private static final Upsert UPSERT =
            Upsert.into(
                    "monster",
                    """
                    id, monster_type, room, nest, hp,
                    max_hp, attack, attack_chance, defense,
                    defense_chance, speed, vision, level, xp,
                    gold, belongings\
                    """);

    private MonsterTable() {}

    /** Puts these in, or in the place of those with the same ids. */
    public static void save(Handle handle, List<MonsterRow> rows) {
        UPSERT.save(handle, rows, MonsterTable::values);
    }

    /** Takes these out; what they had must have gone elsewhere before. */
    public static void remove(Handle handle, List<Long> ids) {
        Removal.from(handle, "monster", "id", ids);
    }

    /** Hands over every one, smallest id first. */
    public static void each(Handle handle, Consumer<MonsterRow> reader) {
        Pages.each(handle, "monster", (row, _) -> read(row), MonsterRow::id, reader);
    }

    private static @Nullable Object[] values(MonsterRow row) {
        return new @Nullable Object[] {
            row.id(),
            row.type(),
            row.room(),
            row.nest().orElse(null),
            row.hp(),
            row.maxHp(),
            row.attack(),
            row.attackChance(),
            row.defense(),
            row.defenseChance(),
            row.speed(),
            row.vision(),
            row.level(),
            row.xp(),
            row.gold(),
            String.join(",", row.belongings())
        };
    }

    private static MonsterRow read(ResultSet row) throws SQLException {
        return new MonsterRow(
                row.getLong("id"),
                row.getString("monster_type"),
                row.getString("room"),
                Optional.ofNullable(row.getString("nest")),
                row.getInt("hp"),
                row.getInt("max_hp"),
                row.getInt("attack"),
                row.getInt("attack_chance"),
                row.getInt("defense"),
                row.getInt("defense_chance"),
                row.getInt("speed"),
                row.getInt("vision"),
                row.getInt("level"),
                row.getLong("xp"),
                row.getLong("gold"),
                belongings(row.getString("belongings")));
    }

    private static List<String> belongings(String stored) {
        return stored.isEmpty() ? List.of() : List.of(stored.split(",", -1));
    }
}
