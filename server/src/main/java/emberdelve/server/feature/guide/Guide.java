package emberdelve.server.feature.guide;

import emberdelve.config.content.ContentPart;
import emberdelve.config.content.RoomId;

import java.util.List;

/**
 * A guide, who leads people to places where they have been, for a fare (docs/rules.md R15.6).
 *
 * @param name in the form that begins a sentence
 * @param stops between which people are led; each is a room of a zone of content
 * @param base coins of every fare
 * @param perLevel coins more for each level of the traveller
 */
public record Guide(String name, List<RoomId> stops, int base, int perLevel)
        implements ContentPart {
    public Guide {
        stops = List.copyOf(stops);
    }

    /** The fare, in coins. */
    public long fare(int level) {
        return base + (long) perLevel * level;
    }

    @Override
    public String folder() {
        return "pursuits";
    }
}
