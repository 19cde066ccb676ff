package emberdelve.config.content;

import java.time.Duration;
import java.util.List;

/**
 * A way that monsters walk round and round, by the clock of their zone.
 *
 * @param rooms the rooms in order, each next to the one before, and the first next to the last; a
 *     room may occur twice
 * @param every how long they stay in each room
 */
public record Rounds(List<RoomId> rooms, Duration every) {
    public Rounds {
        rooms = List.copyOf(rooms);
    }
}
