package emberdelve.server.feature.duel;

import emberdelve.server.rule.fight.AttackResult;

import java.util.List;

/**
 * The result of one round.
 *
 * @param number the number of the round, from 1
 * @param order the duelists in the order in which they strike, by initiative; some may have fallen
 *     before their turn
 * @param strokes the strokes, in the order in which they were struck
 */
record DuelRound(int number, List<Rolled> order, List<Stroke> strokes) {
    /** The roll of a duelist. {@code initiative}: 1d6 plus the DEX modifier. */
    record Rolled(Duelist who, int initiative) {}

    /** A stroke at a target. {@code hpBefore}, {@code hpAfter}: the target's hit points. */
    record Stroke(
            Duelist attacker, Duelist target, AttackResult result, int hpBefore, int hpAfter) {
        boolean isFatal() {
            return hpBefore > 0 && hpAfter == 0;
        }
    }
}
