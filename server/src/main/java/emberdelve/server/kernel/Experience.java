package emberdelve.server.kernel;

import emberdelve.config.content.Rules;

import java.math.BigInteger;
import java.util.function.Supplier;

/** The experience for kills, and the thresholds of levels (docs/rules.md R4). */
public final class Experience {
    private static final long WHOLE = 100;

    private final Supplier<Rules.Experience> numbers;

    public Experience(Rules.Experience numbers) {
        this(() -> numbers);
    }

    /**
     * @param numbers the rules, asked for anew each time, because a reload may change them
     */
    public Experience(Supplier<Rules.Experience> numbers) {
        this.numbers = numbers;
    }

    /** The strength of a monster: what its kill is worth to somebody of level 0. */
    public static long strength(int maxHp, int attack, int defense) {
        return (long) maxHp + attack + defense;
    }

    /**
     * The experience for a kill before it is shared.
     *
     * @param killerLevel the highest level of the sharers
     * @return {@code strength − perLevel × killerLevel}, at least 0; less of it, down to nothing,
     *     when the monster's strength fits a level below the killer's
     */
    public long worth(long strength, int killerLevel) {
        var worth = Math.max(0, strength - (long) numbers.get().perLevel() * killerLevel);
        return worth * fitness(strength, killerLevel) / numbers.get().weak().levels();
    }

    /**
     * The parts of a kill's worth that count, out of {@code weak.levels()}: all of them if the
     * monster is strong enough for the killer's level, and one fewer for each level that it is too
     * weak.
     */
    private long fitness(long strength, int killerLevel) {
        var weak = numbers.get().weak();
        if (weak.strengthPerLevel() == 0) return weak.levels();
        var below = killerLevel - strength / weak.strengthPerLevel();
        return Math.clamp(weak.levels() - below, 0, weak.levels());
    }

    /**
     * Each sharer's experience for a kill, before it is capped.
     *
     * @param sharers 1..6
     * @return {@code ceil(worth × (100 + bonus × (n − 1)) / (100 n))}
     */
    public long share(long worth, int sharers) {
        var percent = WHOLE + (long) numbers.get().groupBonusPercent() * (sharers - 1);
        return Math.ceilDiv(worth * percent, WHOLE * sharers);
    }

    /**
     * The part of a share that one kill gives a player of that level: at most a percentage of the
     * level's experience, but at least 1 of a share that is not 0.
     */
    public long capped(long share, int level) {
        return numbers.get()
                .killCapPercent()
                .map(percent -> Math.max(1, span(level) * percent / WHOLE))
                .map(most -> Math.min(share, most))
                .orElse(share);
    }

    /** The experience that a player gains within that level. */
    private long span(int level) {
        return threshold(level) - threshold(level - 1);
    }

    /** The most experience of that level; one point more brings the next level. */
    public long threshold(int level) {
        return (long)
                Math.floor(Math.pow(level, numbers.get().exponent()) * numbers.get().factor());
    }

    /** The experience at which the next level comes. */
    public long nextLevelAt(int level) {
        return sum(threshold(level), 1);
    }

    /** The experience at which that level begins. */
    public long beginning(int level) {
        return level == 1 ? 0 : nextLevelAt(level - 1);
    }

    public boolean isLevelDue(int level, long xp) {
        return xp > threshold(level);
    }

    /**
     * The experience by another curve that is as far on the way through the level as {@code xp} is
     * by this one. When staff have taken so much away that {@code xp} lies below the level, it is
     * as far on the way to the level.
     */
    public long sameShare(long xp, int level, Experience there) {
        var begins = beginning(level);
        if (xp < begins) return scaled(xp, begins, there.beginning(level));
        return sum(there.beginning(level), sameLength(xp - begins, level, there));
    }

    /**
     * The experience that is the same part of that level by another curve as {@code xp} is by this
     * one.
     */
    public long sameLength(long xp, int level, Experience there) {
        return scaled(
                xp,
                nextLevelAt(level) - beginning(level),
                there.nextLevelAt(level) - there.beginning(level));
    }

    /** {@code floor(part × to / of)}, at most {@link Long#MAX_VALUE}; 0 when {@code of} is 0. */
    public static long scaled(long part, long of, long to) {
        if (of == 0) return 0;
        return BigInteger.valueOf(part)
                .multiply(BigInteger.valueOf(to))
                .divide(BigInteger.valueOf(of))
                .min(BigInteger.valueOf(Long.MAX_VALUE))
                .longValue();
    }

    /**
     * The sum of two numbers that are not negative, at most {@link Long#MAX_VALUE}, which very high
     * levels need.
     */
    private static long sum(long one, long other) {
        return one > Long.MAX_VALUE - other ? Long.MAX_VALUE : one + other;
    }

    /** Hit points that the new level gives back. */
    public int healing(int newLevel) {
        return numbers.get().healPerLevel() * newLevel;
    }
}
