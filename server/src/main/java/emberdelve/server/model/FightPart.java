package emberdelve.server.model;

/** What an event is in a fight, for readers in other rooms, who are told of fights in short. */
public enum FightPart {
    /** Not of a fight. */
    NONE,
    /** One of the things that happen in a fight; told where no fight goes on. */
    SOME,
    /** With it, a fight begins. */
    BEGINNING,
    /** Comes before the first blow, or around it: that one tells of the fight. */
    PRELUDE,
    /** Told even while the fight goes on. */
    NEWS
}
