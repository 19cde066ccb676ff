package emberdelve.config.content;

/** The standing of a monster in a zone, to those for whom the zone is made. */
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
