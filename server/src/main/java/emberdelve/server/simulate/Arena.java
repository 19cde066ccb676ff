package emberdelve.server.simulate;

import emberdelve.config.content.Content;
import emberdelve.config.content.Coordinates;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.RoomTemplate;
import emberdelve.config.content.ZoneTemplate;

import java.util.List;
import java.util.Map;

/** A place to fight, and nothing else: one room without exits; the dead wake in another. */
final class Arena {
    static final RoomId PIT = RoomId.of("arena", "pit");
    static final RoomId GATE = RoomId.of("arena-gate", "gate");

    private Arena() {}

    /** The content with these two rooms in place of its zones. */
    static Content content(Content from, Match match) {
        return from.withZones(
                List.of(zone("arena", PIT, false, match), zone("arena-gate", GATE, true, match)));
    }

    private static ZoneTemplate zone(String id, RoomId room, boolean safe, Match match) {
        var template = new RoomTemplate(room, id, "", new Coordinates(0, 0, 0), Map.of(), Map.of());
        return new ZoneTemplate(id, match.danger(), safe, GATE, List.of(template))
                .withCombat(match.rules());
    }
}
