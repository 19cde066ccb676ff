package emberdelve.server.model;

import emberdelve.config.content.Direction;
import emberdelve.config.content.ExitTemplate;

import java.util.Optional;

/** A way from one room to the next; {@link Exit} tells what an actor meets who takes it now. */
public record Way(Room from, Direction direction, Room to, Optional<Door> door) {
    /** The type of the key for the door from this side; empty if none is needed. */
    public Optional<String> key() {
        return Optional.ofNullable(from.template().exits().get(direction))
                .flatMap(ExitTemplate::key);
    }

    /** Whether the way has no door, or an open one. */
    public boolean isOpen() {
        return door.isEmpty() || door.get().isOpen();
    }
}
