package emberdelve.server.feature.weather;

import java.util.Locale;

/** The kinds of weather there are. */
enum Sky {
    CLEAR,
    CLOUDS,
    RAIN;

    /** As keys of messages and programs have it. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
