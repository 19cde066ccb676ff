package emberdelve.server.world.rules;

/**
 * What the rules need to know of somebody who fights.
 *
 * @param attack dice
 * @param attackChance whole percent a die, clamped to 0..100 by the rules
 * @param defense dice
 * @param defenseChance whole percent a die, clamped to 0..100 by the rules
 */
public record Fighter(int attack, int attackChance, int defense, int defenseChance) {}
