package emberdelve.bench.opponent;

/** The world in which the players of a measurement are. */
public enum Venue {
    /** A hundred safe, empty rooms that are made for measuring; see {@link Halls}. */
    HALLS,
    /** The dungeon that ships, with its monsters. */
    SHIPPED
}
