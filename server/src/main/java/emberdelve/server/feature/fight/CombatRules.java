package emberdelve.server.feature.fight;

import emberdelve.config.content.Combat;
import emberdelve.config.content.Rules;
import emberdelve.server.model.Fighter;

import java.util.random.RandomGenerator;

/**
 * Decides one blow (docs/rules.md R2.1). Pure: changes nothing, and uses only the random generator
 * that is handed in. Safe for any thread.
 */
public sealed interface CombatRules permits AlwaysHit, ArmedPool, Bx, DicePool {
    AttackResult resolve(Fighter attacker, Fighter defender, RandomGenerator random);

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
