package emberdelve.server.model;

import java.util.Optional;

/** The look of a hurt actor, by its share of hit points; shown to others instead of numbers. */
public enum Condition {
    UNHURT,
    SCRATCHED,
    HURT,
    BADLY_HURT,
    NEAR_DEATH,
    DEAD;

    /** The condition after a change of hit points; empty if it is the same as before. */
    public static Optional<Condition> changed(int before, int after, int max) {
        var now = of(after, max);
        return now == of(before, max) ? Optional.empty() : Optional.of(now);
    }

    /** The condition of an actor with {@code hp} hit points; {@code max}: at least 1. */
    public static Condition of(int hp, int max) {
        if (hp <= 0) return DEAD;
        if (hp >= max) return UNHURT;
        var percent = hp * 100L / max;
        if (percent >= 75) return SCRATCHED;
        if (percent >= 50) return HURT;
        if (percent >= 25) return BADLY_HURT;
        return NEAR_DEATH;
    }
}
