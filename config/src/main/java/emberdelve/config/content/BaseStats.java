package emberdelve.config.content;

/**
 * The numbers with which an actor begins.
 *
 * @param hp hit points, 1..10000
 * @param attack dice of the dice pool, 0..1000
 * @param attackChance the chance of each die, in whole percent, 0..100
 * @param defense dice of the dice pool, 0..1000
 * @param defenseChance the chance of each die, in whole percent, 0..100
 * @param speed ticks between turns, 1..1000; lower is faster
 * @param vision how far it sees, in steps, 0..10
 */
public record BaseStats(
        int hp,
        int attack,
        int attackChance,
        int defense,
        int defenseChance,
        int speed,
        int vision) {
    /** The sum of these numbers and those of the other; speed is at least 1. */
    public BaseStats plus(BaseStats more) {
        return new BaseStats(
                hp + more.hp,
                attack + more.attack,
                attackChance + more.attackChance,
                defense + more.defense,
                defenseChance + more.defenseChance,
                Math.max(1, speed + more.speed),
                vision + more.vision);
    }

    /** The surplus of this over the other, number by number; may be negative. */
    public BaseStats minus(BaseStats other) {
        return new BaseStats(
                hp - other.hp,
                attack - other.attack,
                attackChance - other.attackChance,
                defense - other.defense,
                defenseChance - other.defenseChance,
                speed - other.speed,
                vision - other.vision);
    }

    public BaseStats withHp(int newHp) {
        return new BaseStats(newHp, attack, attackChance, defense, defenseChance, speed, vision);
    }
}
