package emberdelve.server.feature.moon;

import emberdelve.config.content.ContentPart;

import java.time.Duration;
import java.util.Map;

/** The almanac, which says how long each phase of the moon lasts: {@code almanac.yaml}. */
record Almanac(Map<Phase, Duration> lasts) implements ContentPart {
    /** The almanac of content that has none: a phase a week. */
    static final Almanac NONE = new Almanac(Map.of());

    Almanac {
        lasts = Map.copyOf(lasts);
    }

    @Override
    public String folder() {
        return "almanac";
    }

    Duration lasts(Phase phase) {
        return lasts.getOrDefault(phase, Duration.ofDays(7));
    }
}
