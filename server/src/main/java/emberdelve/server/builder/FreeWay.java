package emberdelve.server.builder;

import emberdelve.config.content.Content;
import emberdelve.config.content.Coordinates;
import emberdelve.config.content.Direction;
import emberdelve.config.content.RoomTemplate;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Optional;

/** The search for the way by which a new zone may begin. */
final class FreeWay {
    private FreeWay() {}

    /**
     * The first way that a room does not have, to a square on which no zone has a room, so that all
     * zones stay one map; otherwise the first at all.
     */
    static Optional<Direction> of(RoomTemplate room, Content content) {
        var taken = new HashSet<Coordinates>();
        for (var zone : content.zones().values())
            for (var each : zone.rooms()) taken.add(each.at());
        var free =
                Arrays.stream(Direction.values())
                        .filter(way -> !room.exits().containsKey(way))
                        .toList();
        return free.stream()
                .filter(way -> !taken.contains(way.from(room.at())))
                .findFirst()
                .or(() -> free.stream().findFirst());
    }
}
