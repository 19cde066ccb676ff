package emberdelve.db.zone;

import emberdelve.db.character.PurseRow;
import emberdelve.db.row.JsonColumn;
import emberdelve.db.row.Require;
import emberdelve.db.row.Table;

import java.util.List;
import java.util.Optional;

/**
 * The state, in one tick, of a monster that owns, has learned or remembers something.
 *
 * @param monsterType its type's id in the content
 * @param room the id of the room it is in
 * @param nest the id of the room it belongs to; empty for a monster that belongs to none
 * @param hp the hit points left, 1..maxHp
 * @param attackChance the chance of each attack die, in whole percent
 * @param defenseChance the chance of each defense die, in whole percent
 * @param speed ticks between two of its turns, 1..1000
 * @param vision how far it sees, in steps
 * @param gold coins that it leaves when it dies, which the ledger counts only then; 0..{@link
 *     PurseRow#GOLD_MAX}
 * @param belongings the ids of the types of the items that it leaves when it dies, which the ledger
 *     also counts only then
 */
public record MonsterRow(
        long id,
        String monsterType,
        String room,
        Optional<String> nest,
        int hp,
        int maxHp,
        int attack,
        int attackChance,
        int defense,
        int defenseChance,
        int speed,
        int vision,
        int level,
        long xp,
        long gold,
        @JsonColumn List<String> belongings) {
    public static final Table<MonsterRow> TABLE = Table.of("monster", MonsterRow.class);

    /** The most characters of all belongings: with the signs of JSON they fit VARCHAR(16000). */
    static final int BELONGINGS_MAX_CHARS = 4_000;

    public MonsterRow {
        belongings = List.copyOf(belongings);
        Require.word("monster_type", monsterType);
        Require.word("room", room);
        nest.ifPresent(its -> Require.word("nest", its));
        Require.range("max_hp", maxHp, 1, Integer.MAX_VALUE);
        Require.range("hp", hp, 1, maxHp);
        Require.natural("attack", attack);
        Require.natural("attack_chance", attackChance);
        Require.natural("defense", defense);
        Require.natural("defense_chance", defenseChance);
        Require.range("speed", speed, 1, 1_000);
        Require.natural("vision", vision);
        Require.range("level", level, 1, Integer.MAX_VALUE);
        Require.natural("xp", xp);
        Require.range("gold", gold, 0, PurseRow.GOLD_MAX);
        Require.text("belongings", String.join(",", belongings), BELONGINGS_MAX_CHARS);
    }
}
