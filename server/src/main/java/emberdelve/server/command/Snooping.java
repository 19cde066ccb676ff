package emberdelve.server.command;

import emberdelve.server.model.Actor;

import java.util.Optional;

/**
 * Staff who are shown all that a player is told and types. The player is told when it begins, and
 * when it ends. Thread: world.
 */
public interface Snooping {
    /** Begins it, in the place of whom the member of staff has read until now. */
    void begin(Actor by, Actor whom, String reason);

    /** Ends it; answers whom the member of staff has read, if there was somebody. */
    Optional<Actor> end(Actor by);
}
