package emberdelve.server.world.duel;

import emberdelve.server.world.rules.AttackResult;

import java.util.List;

/**
 * What happened in one round.
 *
 * @param number from 1
 * @param order as they rolled for it, the first first; some may have fallen before their turn
 * @param strokes in the order in which they were struck
 */
record Round(int number, List<Rolled> order, List<Stroke> strokes) {
    /** {@code initiative}: 1d6 and the DEX modifier. */
    record Rolled(Duelist who, int initiative) {}

    /** {@code hpBefore}, {@code hpAfter}: the target's. */
    record Stroke(
            Duelist attacker, Duelist target, AttackResult result, int hpBefore, int hpAfter) {
        boolean isFatal() {
            return hpBefore > 0 && hpAfter == 0;
        }
    }
}
