package emberdelve.server.feature.lantern;

import emberdelve.config.content.ContentPart;
import emberdelve.config.content.RoomId;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The lanterns that players light (docs/rules.md R12.3).
 *
 * @param room the room in which they hang
 * @param oil the id of the item that lights a lantern
 * @param lit how many always burn; the numbers of the others begin behind that
 * @param shafts the shafts over which the others hang, in the order of their numbers
 * @param sentences the sentences that the room's description has in turn, from none of the others
 *     lit to all of them
 * @param foundOn the percentage of deaths at which a monster has oil on it, by the ids of monsters
 */
public record Lanterns(
        RoomId room,
        String oil,
        int lit,
        List<String> shafts,
        List<String> sentences,
        Map<String, Integer> foundOn)
        implements ContentPart {
    public Lanterns {
        shafts = List.copyOf(shafts);
        sentences = List.copyOf(sentences);
        foundOn = Collections.unmodifiableMap(new TreeMap<>(foundOn));
    }

    @Override
    public String folder() {
        return "pursuits";
    }

    @Override
    public Map<String, Object> fixed() {
        return Map.of("pursuits/lanterns.yaml: room", room);
    }
}
