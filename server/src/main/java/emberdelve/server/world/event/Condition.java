package emberdelve.server.world.event;

/** How somebody looks, by share of hit points; told in words, never in numbers of others. */
public enum Condition {
    UNHURT,
    SCRATCHED,
    HURT,
    BADLY_HURT,
    NEAR_DEATH,
    DEAD;

    /** {@code max} at least 1. */
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
