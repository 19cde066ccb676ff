package emberdelve.server.model;

import emberdelve.config.content.Melee;

/**
 * The numbers that combat rules need of one fighter; each rule uses some of them.
 *
 * @param attack dice
 * @param attackChance whole percent a die, clamped to 0..100 by the rules
 * @param defense dice
 * @param defenseChance whole percent a die, clamped to 0..100 by the rules
 * @param strengthModifier -3..3
 * @param dexterityModifier -3..3
 * @param keenness more damage of the wounds that it deals, whole percent; may be negative
 * @param sturdiness less damage of the wounds that it takes, whole percent; may be negative
 */
public record Fighter(
        int attack,
        int attackChance,
        int defense,
        int defenseChance,
        Melee melee,
        int strengthModifier,
        int dexterityModifier,
        int keenness,
        int sturdiness) {
    private static final int WHOLE = 100;

    /** The least percentage of a wound's damage that a fighter takes, however much it wears. */
    private static final int PERCENT_MIN = 20;

    /** A fighter without keenness and sturdiness. */
    public Fighter(
            int attack,
            int attackChance,
            int defense,
            int defenseChance,
            Melee melee,
            int strengthModifier,
            int dexterityModifier) {
        this(
                attack,
                attackChance,
                defense,
                defenseChance,
                melee,
                strengthModifier,
                dexterityModifier,
                0,
                0);
    }

    /** An unarmed fighter of average strength, for the dice pool. */
    public Fighter(int attack, int attackChance, int defense, int defenseChance) {
        this(attack, attackChance, defense, defenseChance, Melee.USUAL, 0, 0);
    }

    /** The same fighter with more dice of attack, or fewer. */
    public Fighter swinging(int moreAttack) {
        // Nearly every blow is a usual one.
        if (moreAttack == 0) return this;
        return new Fighter(
                Math.max(0, attack + moreAttack),
                attackChance,
                defense,
                defenseChance,
                melee,
                strengthModifier,
                dexterityModifier,
                keenness,
                sturdiness);
    }

    /** The fighter with its own defense, and the other's way to strike. */
    public Fighter strikingAs(Fighter other, int moreDice, int percent) {
        return new Fighter(
                Math.max(0, other.attack + moreDice),
                other.attackChance,
                defense,
                defenseChance,
                other.melee,
                other.strengthModifier,
                dexterityModifier,
                (WHOLE + other.keenness) * percent / WHOLE - WHOLE,
                sturdiness);
    }

    /** The fighter with its own way to strike, and the other's defense. */
    public Fighter guardingAs(Fighter other) {
        return new Fighter(
                attack,
                attackChance,
                other.defense,
                other.defenseChance,
                other.melee,
                strengthModifier,
                other.dexterityModifier,
                keenness,
                other.sturdiness);
    }

    /** The percentage of a wound's damage that this fighter does to the defender. */
    public int percentAgainst(Fighter defender) {
        // Hardly anybody wears such things.
        if (keenness == 0 && defender.sturdiness == 0) return WHOLE;
        var percent = (WHOLE + keenness) * (WHOLE - defender.sturdiness) / WHOLE;
        return Math.max(PERCENT_MIN, percent);
    }
}
