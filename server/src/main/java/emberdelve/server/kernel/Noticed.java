package emberdelve.server.kernel;

import emberdelve.config.content.Direction;
import emberdelve.server.model.Actor;
import emberdelve.server.model.WorldEvent;

import java.util.Optional;

/**
 * A reader and the event that the reader notices. Stays on the world thread; only the event is
 * handed on.
 *
 * @param seen whether the reader could see who acted; else the actor is "someone"
 * @param direction where the event happened, seen from the reader; empty for the reader's own room
 */
public record Noticed(Actor reader, WorldEvent event, Optional<Direction> direction, boolean seen) {
    /** An event whose actors the reader could see. */
    public Noticed(Actor reader, WorldEvent event, Optional<Direction> direction) {
        this(reader, event, direction, true);
    }
}
