package emberdelve.server.rule.fight;

import emberdelve.config.content.Combat;
import emberdelve.config.content.Rules;
import emberdelve.server.model.Fighter;

import java.util.random.RandomGenerator;

/**
 * The rules that decide one blow (docs/rules.md R2.1). Pure: changes nothing, and uses only the
 * random generator that is handed in. Safe for any thread.
 */
public sealed interface CombatRules permits AlwaysHit, ArmedPool, Bx, DicePool {
    AttackResult resolve(Fighter attacker, Fighter defender, RandomGenerator random);

    /**
     * Decides a blow by {@link #resolve}, and then changes its damage by the percents that the gear
     * of both gives, whatever the rules (docs/rules.md R14.3). Chance rounds the fraction of a
     * point up or down; five percent of the small wounds of a beginner would otherwise be nothing.
     */
    default AttackResult strike(Fighter attacker, Fighter defender, RandomGenerator random) {
        var result = resolve(attacker, defender, random);
        var percent = attacker.percentAgainst(defender);
        if (percent == 100
                || !(result instanceof AttackResult.Wounded(var rolls, var blocks, var damage)))
            return result;
        var weighed = (damage * percent + random.nextInt(100)) / 100;
        return new AttackResult.Wounded(rolls, blocks, Math.max(1, weighed));
    }

    /**
     * The rules of that name.
     *
     * @param scores what ability scores are worth
     */
    static CombatRules of(Combat combat, Rules.Scores scores) {
        return switch (combat) {
            case DICE_POOL -> new DicePool();
            case ARMED_POOL -> new ArmedPool(scores);
            case BX -> new Bx();
            case ALWAYS_HIT -> new AlwaysHit();
        };
    }
}
