package emberdelve.server.feature.rumour;

import emberdelve.config.content.ContentPart;
import emberdelve.config.content.RoomId;

import java.time.Duration;
import java.util.List;
import java.util.Map;

/**
 * Rare monsters, and where people talk of them (docs/rules.md R12.9).
 *
 * @param toldIn the room in which rumours are heard
 * @param least shortest time from one to the next, while somebody plays
 * @param most longest time
 * @param stays how long one is there
 * @param rare at least one
 */
public record Rumours(RoomId toldIn, Duration least, Duration most, Duration stays, List<Rare> rare)
        implements ContentPart {
    public Rumours {
        rare = List.copyOf(rare);
    }

    /**
     * A rare monster.
     *
     * @param zone where it comes, in any room
     * @param rumour what people say while it is there
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
