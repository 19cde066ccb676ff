package emberdelve.server.feature.duel;

import emberdelve.server.model.Named;

import java.util.List;
import java.util.Optional;

/**
 * How a duel stands.
 *
 * @param round that was fought last; 0 before the first
 * @param nextTick when the next one comes at the latest
 */
record DuelStanding(String site, int round, long nextTick, List<Share> shares) {
    /**
     * One who fights in it.
     *
     * @param player who plays them, under their own name; empty for a stranger
     * @param stands whether they have neither fallen nor given up
     */
    public record Share(Optional<Named> player, Named as, int hp, int hpMax, boolean stands) {}
}
