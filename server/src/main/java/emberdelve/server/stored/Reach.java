package emberdelve.server.stored;

/**
 * How far the rows of a kind reach where several worlds share what is stored: who reads a row, and
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
     * Anybody may read the row in any world, so that all worlds have to know it once it is stored.
     */
    EVERYBODY
}
