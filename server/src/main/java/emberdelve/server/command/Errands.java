package emberdelve.server.command;

import emberdelve.server.model.Actor;
import emberdelve.server.model.Room;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The errands of regular players, such as to rent a room. Features add them; simulated players do
 * them. Thread: world.
 */
public final class Errands {
    private final List<Function<Actor, Optional<Errand>>> errands = new ArrayList<>();

    /**
     * Something for which it is worth going to a room.
     *
     * @param line the line that is typed there
     */
    public record Errand(Room room, String line) {}

    /**
     * Adds an errand; {@code errand}: what the character would do now and can pay; empty for
     * nothing.
     */
    public void add(Function<Actor, Optional<Errand>> errand) {
        errands.add(errand);
    }

    /** The first errand that the character would do. */
    public Optional<Errand> of(Actor who) {
        return errands.stream().flatMap(each -> each.apply(who).stream()).findFirst();
    }
}
