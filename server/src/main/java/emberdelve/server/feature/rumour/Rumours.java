package emberdelve.server.feature.rumour;

import emberdelve.config.content.ContentPart;
import emberdelve.config.content.RoomId;

import java.time.Duration;
import java.util.List;
import java.util.Map;

/**
 * The rare monsters, and the room where people talk of them (docs/rules.md R12.9).
 *
 * @param toldIn the room in which rumours are heard
 * @param least the shortest time from one monster to the next, counted while somebody plays
 * @param most the longest such time
 * @param stays how long a monster is about
 * @param rare the rare monsters, at least one
 */
public record Rumours(RoomId toldIn, Duration least, Duration most, Duration stays, List<Rare> rare)
        implements ContentPart {
    public Rumours {
        rare = List.copyOf(rare);
    }

    /**
     * A rare monster.
     *
     * @param zone the id of the zone in which it comes, to any room
     * @param rumour the words that people say while it is about
     */
    public record Rare(String monster, String zone, String rumour) {}

    @Override
    public String folder() {
        return "pursuits";
    }

    @Override
    public Map<String, Object> fixed() {
        return Map.of("pursuits/rumours.yaml", true);
    }

    @Override
    public List<Gain> gains() {
        return rare.stream()
                .map(each -> new Gain(each.zone(), List.of(), List.of(each.monster())))
                .toList();
    }
}
