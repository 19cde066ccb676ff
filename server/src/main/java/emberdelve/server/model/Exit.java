package emberdelve.server.model;

/** What an actor finds when it tries to leave a room in some direction. */
public sealed interface Exit {
    record Open(Room to) implements Exit {}

    record Shut(Door door) implements Exit {}

    /** An enemy stands in this room and holds the exit. */
    record Held(Actor blocker) implements Exit {}

    enum None implements Exit {
        NONE
    }
}
