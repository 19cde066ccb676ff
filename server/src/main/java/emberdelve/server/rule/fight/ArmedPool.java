package emberdelve.server.rule.fight;

import emberdelve.config.content.Rules;
import emberdelve.server.model.Fighter;

import java.util.random.RandomGenerator;

/**
 * The rules by which each success that is not blocked does the damage of the weapon (docs/rules.md
 * R2.18).
 */
final class ArmedPool implements CombatRules {
    private final Rules.Scores scores;

    ArmedPool(Rules.Scores scores) {
        this.scores = scores;
    }

    @Override
    public AttackResult resolve(Fighter attacker, Fighter defender, RandomGenerator random) {
        var rolls = DicePool.roll(attacker.attack(), random);
        var hits = DicePool.successes(rolls, attacker.attackChance());
        if (hits == 0) return new AttackResult.Missed(rolls);

        var blocks = DicePool.roll(defender.defense(), random);
        var left = hits - DicePool.successes(blocks, defenseChance(defender));
        return left <= 0
                ? new AttackResult.Blocked(rolls, blocks)
                : new AttackResult.Wounded(rolls, blocks, damage(left, attacker, defender, random));
    }

    private int defenseChance(Fighter defender) {
        return defender.defenseChance() + scores.dexterityDefense() * defender.dexterityModifier();
    }

    /**
     * The damage, at least one point for each hit: armour makes a wound smaller, but does not undo
     * it.
     */
    private int damage(int hits, Fighter attacker, Fighter defender, RandomGenerator random) {
        var damage =
                scores.strengthDamage() * attacker.strengthModifier() - defender.melee().armour();
        for (var hit = 0; hit < hits; hit++) damage += attacker.melee().damage().roll(random);
        return Math.max(hits, damage);
    }
}
