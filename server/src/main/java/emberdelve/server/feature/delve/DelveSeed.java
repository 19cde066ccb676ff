package emberdelve.server.feature.delve;

import emberdelve.config.content.DelveContent.Budget;

/**
 * The numbers that a delve is generated from. The same seed and content give the same delve.
 *
 * @param seed of all chance in it
 * @param members for whom it was made, at least 1
 * @param levels theirs, summed up
 */
public record DelveSeed(long seed, int members, int levels) {
    /** The deepest that a zone can be. */
    private static final int DANGER_MAX = 50;

    /** The level for which the monsters are made. */
    public int danger() {
        return Math.clamp(levels / members, 0, DANGER_MAX);
    }

    /** The wanted worth of all monsters together at level 0. */
    public int worth(Budget budget) {
        return budget.base() + budget.perMember() * members + budget.perLevel() * levels;
    }
}
