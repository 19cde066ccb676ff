package emberdelve.config.content;

/**
 * The weapon and armour that an actor has by itself, beside the dice of the pool (docs/rules.md
 * R2.4, R2.18).
 *
 * @param damage of one blow, unarmed
 * @param thac0 what a d20 must reach against armour class 0, -20..40; lower is better
 * @param armourClass descending, -20..40; lower is better
 */
public record Melee(Dice damage, int thac0, int armourClass) {
    /** Dice of attack or defense that count as one point here: what a level's choice gives. */
    private static final int DICE_A_STEP = 2;

    /** A beginner's: 14 or more on the die hits another beginner. */
    public static final Melee USUAL = new Melee(new Dice(1, 4, 0), 19, 5);

    /** The points taken off a wound in the armed pool: armour class below a beginner's. */
    public int armour() {
        return Math.max(0, USUAL.armourClass - armourClass);
    }

    /** The same with a weapon's dice in hand. */
    public Melee armedWith(Dice weapon) {
        return new Melee(weapon, thac0, armourClass);
    }

    /**
     * Grown along with the dice pool, so that a choice at a new level counts under every rule.
     *
     * @param attackDice gained since the beginning
     * @param defenseDice gained since the beginning
     */
    public Melee grown(int attackDice, int defenseDice) {
        var attack = attackDice / DICE_A_STEP;
        var stronger = new Dice(damage.count(), damage.sides(), damage.bonus() + attack);
        return new Melee(stronger, thac0 - attack, armourClass - defenseDice / DICE_A_STEP);
    }
}
