package emberdelve.server.kernel;

import emberdelve.config.content.Direction;
import emberdelve.server.model.Room;

import java.util.Optional;

/**
 * A room within reach.
 *
 * @param steps steps along open exits, 0 for the room itself
 * @param step the first step of the shortest path; empty for the room itself
 */
public record Near(Room room, int steps, Optional<Direction> step) {}
