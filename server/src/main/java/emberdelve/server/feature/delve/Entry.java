package emberdelve.server.feature.delve;

/** The result of an attempt to enter a delve, or to leave it. */
public enum Entry {
    DONE,
    /**
     * The actor has entered the delve of the day for practice: only the first try of a day is
     * ranked.
     */
    PRACTICE,
    /** The content has no delves. */
    NO_DELVES,
    /** The actor is not at the mouth. */
    NOT_AT_MOUTH,
    FIGHTING,
    /** A passing mind, not the actor's own, controls the actor. */
    NOT_YOURSELF,
    /** The actor is in a delve already. */
    INSIDE,
    /** The actor is in no delve. */
    OUTSIDE,
    /** Only the leader of a group opens a delve. */
    NOT_LEADER,
    /** The group has an open delve already. */
    HAS_ONE,
    /** The group has no open delve. */
    HAS_NONE,
    /**
     * The open delve is another character's ranked try at the delve of the day, which is made
     * alone.
     */
    ALONE,
    /** The character died in this delve. */
    FALLEN,
    /** Nobody may step into the world in which the delve lies, for now. */
    BARRED,
    /** The delve has had as many characters as a group may have. */
    FULL,
    /** The most delves that may be open at a time are open. */
    TOO_MANY
}
