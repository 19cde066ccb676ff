package emberdelve.config.content;

import java.util.List;

/**
 * A zone that is being built: it can be walked, and no player finds it.
 *
 * @param zone the zone, whose id begins with {@link #PREFIX}
 * @param builders who may enter, by the names of their characters
 * @param base the digest that the zone had when this draft was copied from it; empty for a new zone
 */
public record ZoneDraft(ZoneTemplate zone, List<String> builders, String base) {
    public static final String PREFIX = "draft-";

    public ZoneDraft {
        builders = List.copyOf(builders);
    }

    /** The id of the zone that it becomes. */
    public String becomes() {
        return becomes(zone.id());
    }

    /** The id of the zone that the draft of that id becomes. */
    public static String becomes(String draft) {
        return draft.substring(PREFIX.length());
    }
}
