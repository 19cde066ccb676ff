package emberdelve.server.world.perception;

import emberdelve.config.content.Direction;
import emberdelve.server.world.actor.Actor;
import emberdelve.server.world.event.WorldEvent;
import java.util.Optional;

/**
 * A reader and what they notice. Stays on the world thread; what is handed on is the event.
 *
 * @param direction where it happened, seen from the reader; empty when it is here
 */
public record Noticed(Actor reader, WorldEvent event, Optional<Direction> direction) {}
