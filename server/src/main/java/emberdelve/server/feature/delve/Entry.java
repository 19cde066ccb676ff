package emberdelve.server.feature.delve;

/** The result of an attempt to enter a delve, or to leave it. */
public enum Entry {
    DONE,
    /** In, for practice: whoever has had the day's try is not ranked again. */
    PRACTICE,
    /** Content has none. */
    NO_DELVES,
    /** Not where one goes in. */
    NOT_AT_MOUTH,
    FIGHTING,
    /** Somebody is not the master of their own mind. */
    NOT_YOURSELF,
    /** In one already. */
    INSIDE,
    /** Not in one. */
    OUTSIDE,
    /** Of a group only the leader opens one. */
    NOT_LEADER,
    /** The group has one open: no other is opened. */
    HAS_ONE,
    /** The group has none open. */
    HAS_NONE,
    /** Stronger than the delve of the day is made for. */
    TOO_STRONG,
    /** The delve of the day is for one alone, and another's. */
    ALONE,
    /** Died in it. */
    FALLEN,
    /** As many as a group can have were in it. */
    FULL,
    /** As many are open as there may be. */
    TOO_MANY
}
