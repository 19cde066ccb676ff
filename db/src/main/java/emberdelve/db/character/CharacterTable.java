package emberdelve.db.character;

import emberdelve.db.row.Pages;
import emberdelve.db.row.Upsert;

import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.function.Consumer;

/**
 * How a {@link CharacterRow} is written and read.
 *
 * <p>Thread: the one that owns the handle.
 */
public final class CharacterTable {
    private static final Upsert UPSERT =
            Upsert.into(
                    "player_character",
                    """
                    id, account_id, name, folded_name,
                    character_class, pronouns, level, xp, hp,
                    max_hp, attack, attack_chance, defense,
                    defense_chance, damage_bonus, speed, vision,
                    strength, intelligence, wisdom, dexterity,
                    constitution, charisma, gold, room,
                    choices_left, wimpy_percent, show_rolls, show_far,
                    screen_reader, played_ticks, born_tick,
                    habits, bank_gold, plight, fate\
                    """);

    private CharacterTable() {}

    /** Puts these in, or in the place of those with the same ids. */
    public static void save(Handle handle, List<CharacterRow> rows) {
        UPSERT.save(handle, rows, CharacterTable::values);
    }

    /** Hands over every character, smallest id first. */
    public static void each(Handle handle, Consumer<CharacterRow> reader) {
        Pages.each(handle, "player_character", (row, _) -> read(row), CharacterRow::id, reader);
    }

    private static @Nullable Object[] values(CharacterRow row) {
        return new @Nullable Object[] {
            row.id(),
            row.accountId(),
            row.name(),
            row.foldedName(),
            row.characterClass(),
            row.pronouns(),
            row.level(),
            row.xp(),
            row.hp(),
            row.maxHp(),
            row.attack(),
            row.attackChance(),
            row.defense(),
            row.defenseChance(),
            row.damageBonus(),
            row.speed(),
            row.vision(),
            row.strength(),
            row.intelligence(),
            row.wisdom(),
            row.dexterity(),
            row.constitution(),
            row.charisma(),
            row.gold(),
            row.room(),
            row.choicesLeft(),
            row.wimpyPercent(),
            row.showRolls(),
            row.showFar(),
            row.screenReader(),
            row.playedTicks(),
            row.bornTick(),
            row.habits(),
            row.bankGold(),
            row.plight(),
            row.fate()
        };
    }

    static CharacterRow read(ResultSet row) throws SQLException {
        return new CharacterRow(
                row.getLong("id"),
                row.getLong("account_id"),
                row.getString("name"),
                row.getString("folded_name"),
                row.getString("character_class"),
                row.getString("pronouns"),
                row.getInt("level"),
                row.getLong("xp"),
                row.getInt("hp"),
                row.getInt("max_hp"),
                row.getInt("attack"),
                row.getInt("attack_chance"),
                row.getInt("defense"),
                row.getInt("defense_chance"),
                row.getInt("damage_bonus"),
                row.getInt("speed"),
                row.getInt("vision"),
                row.getInt("strength"),
                row.getInt("intelligence"),
                row.getInt("wisdom"),
                row.getInt("dexterity"),
                row.getInt("constitution"),
                row.getInt("charisma"),
                row.getLong("gold"),
                row.getString("room"),
                row.getInt("choices_left"),
                row.getInt("wimpy_percent"),
                row.getBoolean("show_rolls"),
                row.getBoolean("show_far"),
                row.getBoolean("screen_reader"),
                row.getLong("played_ticks"),
                row.getLong("born_tick"),
                row.getString("habits"),
                row.getLong("bank_gold"),
                row.getString("plight"),
                row.getString("fate"));
    }
}
