package emberdelve.server.feature.stone;

import emberdelve.config.content.ContentPart;
import emberdelve.config.content.RoomId;

import java.util.Map;

/**
 * A stone on which players have lines carved (docs/rules.md R15.8).
 *
 * @param carver the name of the person who carves, with the capital letter that begins a sentence
 * @param room the room in which it stands
 * @param price the price in coins of a character's first line; the second costs twice as much, and
 *     so on
 */
public record Stone(String carver, RoomId room, int price) implements ContentPart {
    /** The price of a character's line with that number, from 1. */
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
