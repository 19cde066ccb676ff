package emberdelve.server.feature.duel;

import emberdelve.server.model.Named;

import java.util.List;
import java.util.Optional;

/**
 * The standing of a duel.
 *
 * @param round the last round that was fought; 0 before the first
 * @param nextTick the tick in which the next round comes at the latest
 */
record DuelStanding(String site, int round, long nextTick, List<Share> shares) {
    /**
     * The standing of one duelist.
     *
     * @param player the player under the character's own name; empty for a stranger
     * @param stands whether the duelist has neither fallen nor given up
     */
    public record Share(Optional<Named> player, Named as, int hp, int hpMax, boolean stands) {}
}
