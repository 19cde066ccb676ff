package emberdelve.server.feature.level;

import emberdelve.config.content.Rules;

/** The experience for kills, and the thresholds of levels (docs/rules.md R4). */
public final class Experience {
    private final Rules.Experience numbers;

    public Experience(Rules.Experience numbers) {
        this.numbers = numbers;
    }

    /**
     * The experience for a kill before it is shared.
     *
     * @param killerLevel the highest level of the sharers
     * @return {@code maxHp + attack + defense − 2 × killerLevel}, at least 0
     */
    public static long worth(
            int victimMaxHp, int victimAttack, int victimDefense, int killerLevel) {
        return Math.max(0, (long) victimMaxHp + victimAttack + victimDefense - 2L * killerLevel);
    }

    /**
     * Each sharer's experience for a kill.
     *
     * @param sharers 1..6
     * @return {@code ceil(worth × (9 + n) / (10 n))}
     */
    public static long share(long worth, int sharers) {
        return Math.ceilDiv(worth * (9 + sharers), 10L * sharers);
    }

    /** The most experience of that level; one point more brings the next level. */
    public long threshold(int level) {
        return (long) Math.floor(Math.pow(level, numbers.exponent()) * numbers.factor());
    }

    /** The experience at which the next level comes. */
    public long nextLevelAt(int level) {
        return threshold(level) + 1;
    }

    public boolean isLevelDue(int level, long xp) {
        return xp > threshold(level);
    }

    /** Hit points that the new level gives back. */
    public int healing(int newLevel) {
        return numbers.healPerLevel() * newLevel;
    }
}
