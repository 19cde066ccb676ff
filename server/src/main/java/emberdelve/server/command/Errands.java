package emberdelve.server.command;

import emberdelve.server.model.Actor;
import emberdelve.server.model.Room;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The errands of regular players, such as to rent a room; by the features that know what one would
 * go for. Simulated players do them. Thread: world.
 */
public final class Errands {
    private final List<Function<Actor, Optional<Errand>>> errands = new ArrayList<>();

    /**
     * Something that is worth going to a room.
     *
     * @param line what is typed there
     */
    public record Errand(Room room, String line) {}

    /** {@code errand}: what the character would do now and can pay; empty for nothing. */
    public void add(Function<Actor, Optional<Errand>> errand) {
        errands.add(errand);
    }

    /** The first that the character would do. */
    public Optional<Errand> of(Actor who) {
        return errands.stream().flatMap(each -> each.apply(who).stream()).findFirst();
    }
}
