package emberdelve.server.view;

import emberdelve.config.content.Coordinates;
import emberdelve.config.content.Direction;
import emberdelve.server.model.Named;

import java.util.List;
import java.util.Optional;

/**
 * A room within sight.
 *
 * @param at its place on the map, in squares from the reader's room; empty when it lies on the grid
 *     of another zone
 * @param path the steps from the reader's room to it; empty for the reader's own room
 * @param ways out of it, open or not
 * @param dark whether nobody can be made out in it
 * @param people the people in it, without the reader
 */
public record MapPlace(
        String name,
        Optional<Coordinates> at,
        List<Direction> path,
        List<Direction> ways,
        boolean dark,
        List<Named> people) {}
