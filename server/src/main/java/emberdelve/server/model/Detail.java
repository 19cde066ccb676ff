package emberdelve.server.model;

/** How much of a fight is told. */
public enum Detail {
    /** Every blow. */
    FULL,
    /** One's own blows; of companions the wounds; of others the deaths. */
    BRIEF,
    /** One line a round, with the sums; deaths and what is more than a blow as ever. */
    SUMMARY
}
