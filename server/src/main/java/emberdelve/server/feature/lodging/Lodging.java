package emberdelve.server.feature.lodging;

import emberdelve.config.content.ContentPart;
import emberdelve.config.content.RoomId;

import java.time.Duration;
import java.util.Map;

/**
 * A house that lets rooms (docs/rules.md R16.1).
 *
 * @param house the room in which one rents, and from which one comes in
 * @param keeper the name of the person who lets the rooms, with the capital letter that begins a
 *     sentence
 * @param price in coins, for a lodger of level 0
 * @param pricePerLevel more for each level of the lodger
 * @param lasts how long one is paid for, in real time
 * @param warnedBefore how long before the end the lodger is told
 * @param rooms how many there are to let
 * @param chest id of the item in each room that keeps things
 * @param name of a room as built
 * @param description of a room as built
 * @param writing what stands before the words that its lodger has written there
 */
public record Lodging(
        RoomId house,
        String keeper,
        long price,
        long pricePerLevel,
        Duration lasts,
        Duration warnedBefore,
        int rooms,
        String chest,
        String name,
        String description,
        String writing)
        implements ContentPart {
    /** Coins that a lodger of that level pays each time. */
    public long priceAt(int level) {
        return price + pricePerLevel * level;
    }

    @Override
    public String folder() {
        return "town";
    }

    @Override
    public Map<String, Object> fixed() {
        return Map.of("town/lodging.yaml", true);
    }
}
