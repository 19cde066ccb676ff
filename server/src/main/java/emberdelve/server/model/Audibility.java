package emberdelve.server.model;

/** The distance at which an event is noticed (docs/rules.md R8.1). */
public enum Audibility {
    /** Only by actors 0 and 1 of the event, wherever they are. */
    SELF,
    ROOM,
    /** In the room, and one step away along open exits. */
    NEAR,
    /** In the room, and as far away as the reader's vision reaches. */
    SIGHT,
    ZONE
}
