package emberdelve.server.feature.dice;

/** The answer to a wish at the table. */
enum DiceAnswer {
    DONE,
    /** The table is in another room. */
    NOT_HERE,
    /** The room has no open table. */
    NO_TABLE,
    /** The actor has a seat already. */
    SEATED,
    NOT_SEATED,
    /** A game is under way, or no seat is free. */
    TAKEN,
    /** The game has not begun. */
    NOT_BEGUN,
    /** Another player opened the table. */
    NOT_YOURS,
    /** The actor has decided for this round, or rolls no more. */
    DECIDED,
    /** Others play for another stake. */
    OTHER_STAKE,
    /** The stake is less than the least stake, or more than the player's level allows. */
    LIMIT,
    TOO_POOR,
    /** The actor has the gold, but it is bound and must not be staked. */
    BOUND
}
