package emberdelve.server.model;

/** How much of a fight a player is told. */
public enum Detail {
    /** Every blow. */
    FULL,
    /** The reader's own blows, companions' wounds, and everybody's deaths. */
    BRIEF,
    /** One line a round with the sums; deaths and special events as always. */
    SUMMARY
}
