package emberdelve.config.content;

import java.time.Duration;
import java.util.List;

/**
 * A way that monsters walk round and round, by the clock of their zone.
 *
 * @param rooms each next to the one before, and the first to the last; one may come again
 * @param every how long they are in each
 */
public record Rounds(List<RoomId> rooms, Duration every) {
    public Rounds {
        rooms = List.copyOf(rooms);
    }
}
