package emberdelve.server.rule.fight;

import java.util.List;

/**
 * The result of one blow, with the rolls to hit for the fight log; rules without rolls have none.
 */
public sealed interface AttackResult {
    /** The attacker had no success; the defender did not roll. */
    record Missed(List<Integer> rolls) implements AttackResult {}

    /** The blow hit, but the defender blocked it. */
    record Blocked(List<Integer> rolls, List<Integer> blocks) implements AttackResult {}

    /**
     * @param damage the damage of the blow, at least 1
     */
    record Wounded(List<Integer> rolls, List<Integer> blocks, int damage) implements AttackResult {}
}
