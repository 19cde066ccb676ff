package emberdelve.server.feature.guide;

import emberdelve.config.content.ContentPart;
import emberdelve.config.content.RoomId;

import java.util.List;

/**
 * A guide, who leads people to places where they have been, for a fare (docs/rules.md R15.6).
 *
 * @param name the name of the guide, with the capital letter that begins a sentence
 * @param stops the rooms between which people are led, all of them in zones of content
 * @param base the coins of every fare
 * @param perLevel the coins more for each level of the traveller
 */
public record Guide(String name, List<RoomId> stops, int base, int perLevel)
        implements ContentPart {
    public Guide {
        stops = List.copyOf(stops);
    }

    /** The fare for a traveller of that level, in coins. */
    public long fare(int level) {
        return base + (long) perLevel * level;
    }

    @Override
    public String folder() {
        return "pursuits";
    }
}
