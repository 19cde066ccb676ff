package emberdelve.server.view;

import emberdelve.config.content.Direction;

import java.util.List;
import java.util.Optional;

/** The ways out of a room. */
public record ExitsView(List<ExitLine> exits) implements View {
    /**
     * @param to the name of the room to which it leads
     * @param number the number of that room, as in {@link Spot}
     * @param door the name of its door, if it has one
     * @param open whether the way is open: no door, or an open one
     */
    public record ExitLine(
            Direction direction, String to, int number, Optional<String> door, boolean open) {}
}
