package emberdelve.server.feature.fight;

import emberdelve.config.content.Combat;
import emberdelve.server.model.Fighter;

import java.util.random.RandomGenerator;

/**
 * Decides one blow (docs/rules.md R2.1). Pure: changes nothing, and uses only the random generator
 * that is handed in. Safe for any thread.
 */
public sealed interface CombatRules permits AlwaysHit, Bx, DicePool {
    AttackResult resolve(Fighter attacker, Fighter defender, RandomGenerator random);

    /** The rules of that name. */
    static CombatRules of(Combat combat) {
        return switch (combat) {
            case DICE_POOL -> new DicePool();
            case BX -> new Bx();
            case ALWAYS_HIT -> new AlwaysHit();
        };
    }
}
