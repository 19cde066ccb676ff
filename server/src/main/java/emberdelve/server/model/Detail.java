package emberdelve.server.model;

/** The share of a fight that a player is told. */
public enum Detail {
    /** Every blow. */
    FULL,
    /** The reader's own blows, companions' wounds, and everybody's deaths. */
    BRIEF,
    /**
     * The reader's own deeds and sufferings, what matters of the others at once, and the rest
     * summed up every few seconds.
     */
    GIST,
    /** One line a round with the sums; deaths and special events as always. */
    SUMMARY
}
