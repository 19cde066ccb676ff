package emberdelve.server.feature.level;

import emberdelve.config.content.Rules;

/** What kills are worth and when levels come (docs/rules.md R4). */
public final class Experience {
    private final Rules.Experience numbers;

    public Experience(Rules.Experience numbers) {
        this.numbers = numbers;
    }

    /**
     * What a kill is worth before it is shared.
     *
     * @param killerLevel the highest among those who share
     * @return {@code maxHp + attack + defense − 2 × killerLevel}, at least 0
     */
    public static long worth(
            int victimMaxHp, int victimAttack, int victimDefense, int killerLevel) {
        return Math.max(0, (long) victimMaxHp + victimAttack + victimDefense - 2L * killerLevel);
    }

    /**
     * Each sharer's part of a kill.
     *
     * @param sharers 1..6
     * @return {@code ceil(worth × (9 + n) / (10 n))}
     */
    public static long share(long worth, int sharers) {
        return Math.ceilDiv(worth * (9 + sharers), 10L * sharers);
    }

    /** The last xp of that level: one more, and the next level comes. */
    public long threshold(int level) {
        return (long) Math.floor(Math.pow(level, numbers.exponent()) * numbers.factor());
    }

    /** The xp at which the next level comes. */
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
