package emberdelve.server.feature.duel;

import emberdelve.config.content.Alignment;
import emberdelve.config.content.Dice;
import emberdelve.config.content.Melee;
import emberdelve.config.content.Pronouns;
import emberdelve.config.content.Saga;
import emberdelve.server.model.Abilities;
import emberdelve.server.model.Fighter;

import java.util.Collection;
import java.util.random.RandomGenerator;

/**
 * A barbarian of the story, who takes part in one duel.
 *
 * @param hp the hit points at the beginning of the duel, at least 1
 */
public record Barbarian(
        String name,
        Pronouns pronouns,
        Alignment alignment,
        Abilities abilities,
        int hp,
        Saga.Weapon weapon) {
    private static final Dice HIT_DIE = new Dice(1, 8, 0);

    /**
     * Rolls the abilities in their order, then the hit points; the rest is from the saga's lists.
     *
     * @param taken the names that bystanders and other barbarians have
     */
    static Barbarian roll(Saga saga, Collection<String> taken, RandomGenerator random) {
        var abilities = Abilities.roll(random);
        var hp = hitPoints(abilities.constitution(), random);
        var free = saga.names().stream().filter(name -> !taken.contains(name)).toList();
        return new Barbarian(
                Saga.one(free.isEmpty() ? saga.names() : free, random),
                Saga.one(saga.pronouns(), random),
                Saga.one(saga.alignments(), random),
                abilities,
                hp,
                Saga.one(saga.weapons(), random));
    }

    /** Rolls the hit points: {@code max(1, 1d8 + CON modifier)} (docs/rules.md R10.3). */
    static int hitPoints(int constitution, RandomGenerator random) {
        return Math.max(1, HIT_DIE.roll(random) + Abilities.modifier(constitution));
    }

    /** The barbarian's numbers: a beginner's THAC0 and armour class, and its weapon's dice. */
    Fighter fighter() {
        return new Fighter(
                0,
                0,
                0,
                0,
                Melee.USUAL.armedWith(weapon.damage()),
                Abilities.modifier(abilities.strength()),
                Abilities.modifier(abilities.dexterity()));
    }

    int initiativeModifier() {
        return Abilities.modifier(abilities.dexterity());
    }
}
