package emberdelve.server.rule.fight;

import emberdelve.server.model.Fighter;

import java.util.List;
import java.util.random.RandomGenerator;

/** The rules by which every attack hits, for the attacker's damage (docs/rules.md R2.5). */
final class AlwaysHit implements CombatRules {
    @Override
    public AttackResult resolve(Fighter attacker, Fighter defender, RandomGenerator random) {
        var damage = attacker.melee().damage().roll(random);
        return damage > 0
                ? new AttackResult.Wounded(List.of(), List.of(), damage)
                : new AttackResult.Blocked(List.of(), List.of());
    }
}
