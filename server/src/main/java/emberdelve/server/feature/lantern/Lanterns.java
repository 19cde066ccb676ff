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
 * @param room where they hang
 * @param oil id of the item that lights one
 * @param lit how many always burn; the first that is dark has the number after that
 * @param shafts over which the dark ones hang, in the order of their numbers
 * @param sentences of the room's description, for none of the dark ones lit up to all of them
 * @param foundOn by a monster's id, in how many of a hundred deaths it has oil on it
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
