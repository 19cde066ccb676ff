package emberdelve.server.feature.fight;

import java.util.List;

/** How one blow went, with its rolls to hit for the fight log; none where none are made. */
public sealed interface AttackResult {
    /** No success; the defender did not even roll. */
    record Missed(List<Integer> rolls) implements AttackResult {}

    /** It came through to no effect. */
    record Blocked(List<Integer> rolls, List<Integer> blocks) implements AttackResult {}

    /**
     * @param damage at least 1
     */
    record Wounded(List<Integer> rolls, List<Integer> blocks, int damage) implements AttackResult {}
}
