package emberdelve.server.view;

import emberdelve.config.content.Direction;

import java.util.List;
import java.util.Optional;

/** The ways out of a room. */
public record ExitsView(List<ExitLine> exits) implements View {
    /**
     * @param to name of the room it leads to
     * @param number of that room, as in {@link Spot}
     * @param door its name, if there is one
     * @param open whether the way is open: no door, or an open one
     */
    public record ExitLine(
            Direction direction, String to, int number, Optional<String> door, boolean open) {}
}
