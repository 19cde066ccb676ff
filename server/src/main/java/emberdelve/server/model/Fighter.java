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
 */
public record Fighter(
        int attack,
        int attackChance,
        int defense,
        int defenseChance,
        Melee melee,
        int strengthModifier,
        int dexterityModifier) {
    /** An unarmed fighter of average strength, for the dice pool. */
    public Fighter(int attack, int attackChance, int defense, int defenseChance) {
        this(attack, attackChance, defense, defenseChance, Melee.USUAL, 0, 0);
    }

    /** With more dice of attack, or fewer. */
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
                dexterityModifier);
    }
}
