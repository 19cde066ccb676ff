package emberdelve.server.model;

import emberdelve.config.content.Melee;

/**
 * What the rules need to know of somebody who fights; each uses what it has a use for.
 *
 * @param attack dice
 * @param attackChance whole percent a die, clamped to 0..100 by the rules
 * @param defense dice
 * @param defenseChance whole percent a die, clamped to 0..100 by the rules
 * @param strengthModifier -3..3
 */
public record Fighter(
        int attack,
        int attackChance,
        int defense,
        int defenseChance,
        Melee melee,
        int strengthModifier) {
    /** Somebody of average strength, unarmed, in a dice pool. */
    public Fighter(int attack, int attackChance, int defense, int defenseChance) {
        this(attack, attackChance, defense, defenseChance, Melee.USUAL, 0);
    }
}
