package emberdelve.config.content;

import java.util.List;

/**
 * A zone that is being built: it can be walked, and no player finds it.
 *
 * @param zone its id begins with {@link #PREFIX}
 * @param builders who may enter, by the names of their characters
 * @param base digest of the zone of which it is a copy, as that was then; empty for a new one
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

    /** The same of a draft's id. */
    public static String becomes(String draft) {
        return draft.substring(PREFIX.length());
    }
}
