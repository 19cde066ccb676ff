package emberdelve.server.model;

/** Something a player wants done by their character. */
public interface Order {
    /** Whether it has to wait until the character is ready. */
    boolean takesTime();

    /**
     * Does it and answers the player by whatever way they are reached.
     *
     * @return what it cost; a free order's outcome costs nothing
     */
    Outcome carryOut(Turn turn);
}
