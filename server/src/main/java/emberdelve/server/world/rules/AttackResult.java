package emberdelve.server.world.rules;

import java.util.List;

/** How one blow went, with its rolls (1..100) for the fight log. */
public sealed interface AttackResult {
    /** No success; the defender did not even roll. */
    record Missed(List<Integer> rolls) implements AttackResult {}

    /** Every success was blocked. */
    record Blocked(List<Integer> rolls, List<Integer> blocks) implements AttackResult {}

    /**
     * @param damage successes less blocks, at least 1
     */
    record Wounded(List<Integer> rolls, List<Integer> blocks, int damage)
            implements AttackResult {}
}
