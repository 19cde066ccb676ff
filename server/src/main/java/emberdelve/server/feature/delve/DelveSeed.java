package emberdelve.server.feature.delve;

import emberdelve.config.content.DelveContent.Budget;

/**
 * The numbers that a delve is generated from. The same seed and content give the same delve.
 *
 * @param seed the seed of the random streams from which the delve is generated
 * @param members the number of characters for whom the delve is made, at least 1
 * @param levels the sum of their levels
 */
public record DelveSeed(long seed, int members, int levels) {
    /** The greatest danger that a zone can have. */
    private static final int DANGER_MAX = 50;

    /** The level for which the monsters are made: the average of the members' levels. */
    public int danger() {
        return Math.clamp(levels / members, 0, DANGER_MAX);
    }

    /** The wanted worth of all monsters together at level 0. */
    public int worth(Budget budget) {
        return budget.base() + budget.perMember() * members + budget.perLevel() * levels;
    }
}
