package emberdelve.server.admin;

import java.util.Locale;

/** A step of a newcomer on the way from connecting to staying, in order. */
public enum Milestone {
    CONNECTED,
    /** Typed {@code new}. */
    ASKED_FOR_A_CHARACTER,
    /** Has chosen a free name. */
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

    /** The words for the log and the list: {@code class chosen}. */
    public String words() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
