package emberdelve.server.feature.stone;

import emberdelve.config.content.ContentPart;
import emberdelve.config.content.RoomId;

import java.util.Map;

/**
 * A stone on which players have lines carved (docs/rules.md R15.8).
 *
 * @param carver in the form that begins a sentence
 * @param room where it stands
 * @param price coins of a character's first line; the second costs twice as much, and so on
 */
public record Stone(String carver, RoomId room, int price) implements ContentPart {
    /** The price of the line with that number of one character, from 1. */
    public long priceOf(int line) {
        return (long) price * line;
    }

    @Override
    public String folder() {
        return "pursuits";
    }

    @Override
    public Map<String, Object> fixed() {
        return Map.of("pursuits/trades.yaml: stone: room", room);
    }
}
