package emberdelve.server.world.rules;

import java.util.random.RandomGenerator;

/** Decides one blow. Pure: changes nothing, uses no chance but what it is handed. */
public interface CombatRules {
    AttackResult resolve(Fighter attacker, Fighter defender, RandomGenerator random);
}
