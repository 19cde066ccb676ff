package emberdelve.db.character;

import emberdelve.db.row.Require;

/**
 * The values by which a character fights.
 *
 * @param hp may be above {@code maxHp}: what is worn can give more
 * @param maxHp the most hit points without what is worn
 * @param attackChance whole percent
 * @param defenseChance whole percent
 * @param speed ticks between two of its turns, 1..1000, lower is faster
 * @param vision how many steps far it sees
 */
public record StatsRow(
        int hp,
        int maxHp,
        int attack,
        int attackChance,
        int defense,
        int defenseChance,
        int speed,
        int vision) {
    public StatsRow {
        Require.range("max_hp", maxHp, 1, Integer.MAX_VALUE);
        Require.natural("hp", hp);
        Require.natural("attack", attack);
        Require.natural("attack_chance", attackChance);
        Require.natural("defense", defense);
        Require.natural("defense_chance", defenseChance);
        Require.range("speed", speed, 1, 1_000);
        Require.natural("vision", vision);
    }
}
