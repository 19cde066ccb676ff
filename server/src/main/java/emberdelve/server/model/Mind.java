package emberdelve.server.model;

import java.util.Optional;

/** The mind that decides what an actor does with its turn. */
public interface Mind {
    Action decide(Turn turn);

    /** The word for an actor under this passing mind: {@code confused}; empty for its own mind. */
    default String word() {
        return "";
    }

    /** The actor whom this passing mind serves, against the driven actor's own will. */
    default Optional<Actor> master() {
        return Optional.empty();
    }

    /** The one who pays the actor, when this is the mind of a hireling. */
    default Optional<Actor> hirer() {
        return Optional.empty();
    }

    /** Tells the mind that a monster of the same kind has called for help from that room. */
    default void alarm(Room from) {}
}
