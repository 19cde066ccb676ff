package emberdelve.server.model;

import emberdelve.config.content.Direction;
import emberdelve.config.content.ExitTemplate;

import java.util.Optional;

/** A way as built, from one room to the next; whether it can be walked now, {@link Exit} says. */
public record Way(Room from, Direction direction, Room to, Optional<Door> door) {
    /** The kind of item that turns the lock of its door from here; empty where none is needed. */
    public Optional<String> key() {
        return Optional.ofNullable(from.template().exits().get(direction))
                .flatMap(ExitTemplate::key);
    }

    /** Whether nothing shuts it. */
    public boolean isOpen() {
        return door.isEmpty() || door.get().isOpen();
    }
}
