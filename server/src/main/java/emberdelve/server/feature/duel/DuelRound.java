package emberdelve.server.feature.duel;

import emberdelve.server.rule.fight.AttackResult;

import java.util.List;

/**
 * The result of one round.
 *
 * @param number from 1
 * @param order by initiative, the first to strike first; some may have fallen before their turn
 * @param strokes in the order in which they were struck
 */
record DuelRound(int number, List<Rolled> order, List<Stroke> strokes) {
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
