package emberdelve.server.rule.fight;

import emberdelve.server.model.Fighter;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * The rules by which the damage is the attacker's successes less the defender's blocks
 * (docs/rules.md R2.2).
 */
final class DicePool implements CombatRules {
    @Override
    public AttackResult resolve(Fighter attacker, Fighter defender, RandomGenerator random) {
        var rolls = roll(attacker.attack(), random);
        var hits = successes(rolls, attacker.attackChance());
        if (hits == 0) return new AttackResult.Missed(rolls);

        var blocks = roll(defender.defense(), random);
        var damage = Math.max(0, hits - successes(blocks, defender.defenseChance()));
        return damage == 0
                ? new AttackResult.Blocked(rolls, blocks)
                : new AttackResult.Wounded(rolls, blocks, damage);
    }

    /** The number of successes, which are the d100 rolls above 100 less the chance. */
    public static int successes(List<Integer> rolls, int chance) {
        var needsMoreThan = 100 - Math.clamp(chance, 0, 100);
        var successes = 0;
        for (var roll : rolls) {
            if (roll > needsMoreThan) successes++;
        }
        return successes;
    }

    static List<Integer> roll(int dice, RandomGenerator random) {
        var rolls = new ArrayList<Integer>(dice);
        for (var die = 0; die < dice; die++) rolls.add(random.nextInt(1, 101));
        return rolls;
    }
}
