package emberdelve.server.model;

import java.util.Optional;

/** Decides what an actor does with its turn. */
public interface Mind {
    Action decide(Turn turn);

    /** What it is called when it comes over somebody: {@code confused}; empty for one's own. */
    default String word() {
        return "";
    }

    /** Whom an actor serves while this mind has come over it, against its own will. */
    default Optional<Actor> master() {
        return Optional.empty();
    }

    /** Who pays the actor whose own mind this is. */
    default Optional<Actor> hirer() {
        return Optional.empty();
    }

    /** One of its kind has called for help from there. */
    default void alarm(Room from) {}
}
