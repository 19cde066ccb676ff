package emberdelve.server.feature.moon;

import java.util.Locale;

/** The phases of the moon that are told apart. */
enum Phase {
    NEW,
    HALF,
    FULL;

    /** As keys of messages and programs have it. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
