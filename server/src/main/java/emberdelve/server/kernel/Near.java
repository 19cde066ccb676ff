package emberdelve.server.kernel;

import emberdelve.config.content.Direction;
import emberdelve.server.model.Room;

import java.util.Optional;

/**
 * A room within reach.
 *
 * @param steps along open exits, 0 = here
 * @param step the first of the shortest path; empty when it is this very room
 */
public record Near(Room room, int steps, Optional<Direction> step) {}
