package emberdelve.server.world;

import emberdelve.config.content.Direction;
import java.util.Optional;

/** A way as built, from one room to the next; whether it can be walked now, {@link Exit} says. */
public record Way(Room from, Direction direction, Room to, Optional<Door> door) {
    /** Whether nothing shuts it. */
    public boolean isOpen() {
        return door.isEmpty() || door.get().isOpen();
    }
}
