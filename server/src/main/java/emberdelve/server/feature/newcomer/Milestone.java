package emberdelve.server.feature.newcomer;

import java.util.Locale;

/** A step on the way from connecting to staying, in the order in which they are taken. */
public enum Milestone {
    CONNECTED,
    /** Typed {@code new}. */
    ASKED_FOR_A_CHARACTER,
    /** Has a name that is free. */
    NAMED,
    /** Has chosen a password. */
    ACCOUNT_MADE,
    CLASS_CHOSEN,
    /** Stands in the first room. */
    ENTERED,
    LOOKED,
    SAW_WHAT_IT_CARRIES,
    SPOKE,
    WON_A_FIGHT,
    REACHED_LEVEL_TWO;

    /** In the log and in the list: {@code class chosen}. */
    public String words() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** The milestone of a task done. */
    public static Milestone of(Lesson task) {
        return switch (task) {
            case LOOK -> LOOKED;
            case CARRY -> SAW_WHAT_IT_CARRIES;
            case SPEAK -> SPOKE;
            case WIN -> WON_A_FIGHT;
            case LOOT, HEAL -> throw new IllegalArgumentException(task + " is no task");
        };
    }
}
