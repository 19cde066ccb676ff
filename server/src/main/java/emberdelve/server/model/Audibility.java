package emberdelve.server.model;

/** How far an event is noticed (docs/rules.md R8.1). */
public enum Audibility {
    /** By those it happens to, wherever they are: actors 0 and 1 of the event. */
    SELF,
    ROOM,
    /** One step along open exits. */
    NEAR,
    /** As far as the reader's vision reaches. */
    SIGHT,
    ZONE
}
