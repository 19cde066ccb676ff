package emberdelve.server.feature.delve;

/** The result of an attempt to enter a delve, or to leave it. */
public enum Entry {
    DONE,
    /** Entered for practice: only the first try of a day is ranked. */
    PRACTICE,
    /** The content has no delves. */
    NO_DELVES,
    /** The actor is not at the mouth. */
    NOT_AT_MOUTH,
    FIGHTING,
    /** The actor is under a passing mind. */
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
    /** The open delve of the day is another character's, and for one alone. */
    ALONE,
    /** The character died in this delve. */
    FALLEN,
    /** As many characters as a group may have were in the delve. */
    FULL,
    /** The greatest number of delves is open. */
    TOO_MANY
}
