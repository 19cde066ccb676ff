package emberdelve.bench.opponent;

/** The world in which the players of a measurement are. */
public enum Venue {
    /** A hundred safe, empty rooms that are made for measuring; see {@link Halls}. */
    HALLS,
    /** The dungeon that ships, with its monsters. */
    SHIPPED,
    /**
     * The dungeon that ships, with the settings that ship: the limits, and what a password costs.
     * It listens to this machine alone.
     */
    PUBLIC
}
