package emberdelve.server.narrate;

import emberdelve.server.world.event.Condition;

/** Where the words for a condition are. */
public final class Conditions {
    private Conditions() {}

    /** The key of its message, such as "badly hurt". */
    public static String key(Condition condition) {
        return switch (condition) {
            case UNHURT -> "condition.unhurt";
            case SCRATCHED -> "condition.scratched";
            case HURT -> "condition.hurt";
            case BADLY_HURT -> "condition.badly-hurt";
            case NEAR_DEATH -> "condition.near-death";
            case DEAD -> "condition.dead";
        };
    }
}
