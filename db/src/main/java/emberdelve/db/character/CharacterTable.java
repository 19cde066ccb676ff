package emberdelve.db.character;

import emberdelve.db.row.Pages;
import emberdelve.db.row.Upsert;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;

/**
 * How a {@link CharacterRow} is written and read.
 *
 * <p>Thread: the one that owns the handle.
 */
public final class CharacterTable {
    private static final String UPSERT = Upsert.into("player_character", """
            id BIGINT, account_id BIGINT, name VARCHAR, folded_name VARCHAR,
            character_class VARCHAR, pronouns VARCHAR, level INTEGER, xp BIGINT, hp INTEGER,
            max_hp INTEGER, attack INTEGER, attack_chance INTEGER, defense INTEGER,
            defense_chance INTEGER, damage_bonus INTEGER, speed INTEGER, vision INTEGER,
            strength INTEGER, intelligence INTEGER, wisdom INTEGER, dexterity INTEGER,
            constitution INTEGER, charisma INTEGER, gold BIGINT, room VARCHAR,
            choices_left INTEGER, wimpy_percent INTEGER, show_rolls BOOLEAN, show_far BOOLEAN,
            screen_reader BOOLEAN, played_ticks BIGINT, born_tick BIGINT,
            habits VARCHAR, bank_gold BIGINT""");

    private CharacterTable() {
    }

    /** Puts these in, or in the place of those with the same ids. */
    public static void save(Handle handle, List<CharacterRow> rows) {
        if (rows.isEmpty()) return;

        try (var batch = handle.prepareBatch(UPSERT)) {
            rows.forEach(row -> bind(batch, row));
            batch.execute();
        }
    }

    /** Hands over every character, smallest id first. */
    public static void each(Handle handle, Consumer<CharacterRow> reader) {
        Pages.each(handle, "player_character", (row, _) -> read(row), CharacterRow::id, reader);
    }

    private static void bind(PreparedBatch batch, CharacterRow row) {
        batch.add(row.id(), row.accountId(), row.name(), row.foldedName(), row.characterClass(),
                row.pronouns(), row.level(), row.xp(), row.hp(), row.maxHp(), row.attack(),
                row.attackChance(), row.defense(), row.defenseChance(), row.damageBonus(),
                row.speed(), row.vision(), row.strength(), row.intelligence(), row.wisdom(),
                row.dexterity(), row.constitution(), row.charisma(), row.gold(), row.room(),
                row.choicesLeft(), row.wimpyPercent(), row.showRolls(), row.showFar(),
                row.screenReader(), row.playedTicks(), row.bornTick(), row.habits(),
                row.bankGold());
    }

    static CharacterRow read(ResultSet row) throws SQLException {
        return new CharacterRow(
                row.getLong("id"), row.getLong("account_id"), row.getString("name"),
                row.getString("folded_name"), row.getString("character_class"),
                row.getString("pronouns"), row.getInt("level"), row.getLong("xp"),
                row.getInt("hp"), row.getInt("max_hp"),
                row.getInt("attack"), row.getInt("attack_chance"),
                row.getInt("defense"), row.getInt("defense_chance"),
                row.getInt("damage_bonus"), row.getInt("speed"), row.getInt("vision"),
                row.getInt("strength"), row.getInt("intelligence"), row.getInt("wisdom"),
                row.getInt("dexterity"), row.getInt("constitution"), row.getInt("charisma"),
                row.getLong("gold"), row.getString("room"),
                row.getInt("choices_left"), row.getInt("wimpy_percent"),
                row.getBoolean("show_rolls"), row.getBoolean("show_far"),
                row.getBoolean("screen_reader"),
                row.getLong("played_ticks"), row.getLong("born_tick"), row.getString("habits"),
                row.getLong("bank_gold"));
    }
}
