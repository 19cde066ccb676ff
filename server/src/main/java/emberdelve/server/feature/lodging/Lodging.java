package emberdelve.server.feature.lodging;

import emberdelve.config.content.ContentPart;
import emberdelve.config.content.RoomId;

import java.time.Duration;
import java.util.Map;

/**
 * A house that lets rooms (docs/rules.md R16.1).
 *
 * @param house the room in which one rents, and from which one enters the rented rooms
 * @param keeper the name of the person who lets the rooms, with the capital letter that begins a
 *     sentence
 * @param price the price in coins for a lodger of level 0
 * @param pricePerLevel the coins more for each level of the lodger
 * @param lasts the time for which the price is paid, in real time
 * @param warnedBefore the time before the end at which the lodger is warned
 * @param rooms how many there are to let
 * @param chest the id of the chest that stands in each room
 * @param name the name of each room
 * @param description the description of each room, without its lodger's words
 * @param writing the text in the description before the words that the lodger has written there
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
    /** The coins that a lodger of that level pays for one time. */
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
