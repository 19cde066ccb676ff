package emberdelve.server.model;

/** An event's part in a fight, which decides whether readers in other rooms are told of it. */
public enum FightPart {
    /** The event does not belong to a fight. */
    NONE,
    /** Happens during a fight; told to other rooms only when no fight goes on. */
    SOME,
    /** Begins a fight. */
    BEGINNING,
    /** Happens around the first blow; the blow itself tells of the fight. */
    PRELUDE,
    /** News that is told to other rooms even while the fight goes on. */
    NEWS
}
