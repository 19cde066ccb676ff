package emberdelve.server.rule.fight;

import emberdelve.server.model.Fighter;

import java.util.List;
import java.util.random.RandomGenerator;

/**
 * The rules by which {@code 1d20 + STR modifier ≥ THAC0 − AC} hits, and the damage dice say how
 * hard (docs/rules.md R2.4).
 */
public final class Bx implements CombatRules {
    private static final int SIDES = 20;

    @Override
    public AttackResult resolve(Fighter attacker, Fighter defender, RandomGenerator random) {
        var roll = random.nextInt(1, SIDES + 1);
        var rolls = List.of(roll);
        var needed = attacker.melee().thac0() - defender.melee().armourClass();
        if (roll + attacker.strengthModifier() < needed) return new AttackResult.Missed(rolls);

        var damage = attacker.melee().damage().roll(random);
        return damage > 0
                ? new AttackResult.Wounded(rolls, List.of(), damage)
                : new AttackResult.Blocked(rolls, List.of());
    }
}
