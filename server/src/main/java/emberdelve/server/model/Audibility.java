package emberdelve.server.model;

/** The distance at which an event is noticed (docs/rules.md R8.1). */
public enum Audibility {
    /** Actors 0 and 1 of the event alone, wherever they are. */
    SELF,
    ROOM,
    /** The room, and one step away along open exits. */
    NEAR,
    /** The room, and as far away as the reader's vision reaches. */
    SIGHT,
    ZONE
}
