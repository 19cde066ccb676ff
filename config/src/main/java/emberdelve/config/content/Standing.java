package emberdelve.config.content;

/** The rank of a monster among those of its zone, for the characters for whom the zone is made. */
public enum Standing {
    /** Something for a newcomer's first minutes, or for colour: no match for anybody. */
    SLIGHT,
    /** Met on the way. */
    ORDINARY,
    /** Keeps a way or a treasure, and is to be feared. */
    ELITE,
    /** The monster that the zone is about. */
    BOSS
}
