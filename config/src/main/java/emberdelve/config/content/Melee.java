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
    /**
     * The number of dice of attack or defense that are worth one point: as many as one choice at a
     * new level gives.
     */
    private static final int DICE_A_STEP = 2;

    /** The melee of a beginner, who hits another beginner with 14 or more on a d20. */
    public static final Melee USUAL = new Melee(new Dice(1, 4, 0), 19, 5);

    /** The points off each wound in the armed pool: one for each point of armour class below 5. */
    public int armour() {
        return Math.max(0, USUAL.armourClass - armourClass);
    }

    /** This melee with the damage of a weapon. */
    public Melee armedWith(Dice weapon) {
        return new Melee(weapon, thac0, armourClass);
    }

    /**
     * This melee, grown along with the dice pool, so that a choice at a new level counts whatever
     * the rule of fights.
     *
     * @param attackDice the attack dice gained since the beginning
     * @param defenseDice the defense dice gained since the beginning
     */
    public Melee grown(int attackDice, int defenseDice) {
        var attack = attackDice / DICE_A_STEP;
        var stronger = new Dice(damage.count(), damage.sides(), damage.bonus() + attack);
        return new Melee(stronger, thac0 - attack, armourClass - defenseDice / DICE_A_STEP);
    }
}
