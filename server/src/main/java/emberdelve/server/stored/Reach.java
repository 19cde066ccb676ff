package emberdelve.server.stored;

/**
 * The reach of the rows of a kind where several worlds share what is stored: who reads a row, and
 * so which worlds have to know it.
 */
public enum Reach {
    /**
     * The key is a character's id. Only the world in which that character is changes the row, and
     * nobody elsewhere reads it; another world has to know it before the character comes there.
     */
    CHARACTER,

    /** The row belongs to a room or a zone, and only the world that has the place knows it. */
    PLACE,

    /**
     * The row may be read by anybody in any world, so that all worlds have to know it once stored.
     */
    EVERYBODY
}
