package emberdelve.server.kernel;

import emberdelve.config.content.Direction;
import emberdelve.server.model.Actor;
import emberdelve.server.model.WorldEvent;

import java.util.Optional;

/**
 * A reader and what they notice. Stays on the world thread; what is handed on is the event.
 *
 * @param seen whether the reader could make out who it was; else it was "someone"
 * @param direction where it happened, seen from the reader; empty when it is here
 */
public record Noticed(Actor reader, WorldEvent event, Optional<Direction> direction, boolean seen) {
    /** In plain sight. */
    public Noticed(Actor reader, WorldEvent event, Optional<Direction> direction) {
        this(reader, event, direction, true);
    }
}
