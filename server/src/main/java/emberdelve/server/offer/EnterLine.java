package emberdelve.server.offer;

import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;

import java.util.Optional;

/** The line that ENTER alone types. Asked with each batch for each player. Thread: world. */
@FunctionalInterface
public interface EnterLine {
    /** The line that ENTER types for the actor at this moment; empty for none. */
    Optional<String> of(World world, Actor actor);
}
