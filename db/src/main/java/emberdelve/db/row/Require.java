package emberdelve.db.row;

/**
 * The limits that the tables enforce too. A row that the database would refuse is refused when it
 * is made, on the thread that made the mistake, and never stops a checkpoint of everybody.
 *
 * <p>Safe for any thread.
 */
public final class Require {
    /** The longest id, key, name or role: VARCHAR(200) in the tables. */
    public static final int WORD_MAX_CHARS = 200;

    private Require() {}

    /**
     * Requires {@code value} to be within {@code least..most}, both included; otherwise throws an
     * IllegalArgumentException, as all methods here do.
     */
    public static void range(String column, long value, long least, long most) {
        if (value < least || value > most) {
            throw new IllegalArgumentException(
                    column + ": " + value + " (expected: " + least + ".." + most + ")");
        }
    }

    /** Requires {@code value} to be at least zero. */
    public static void natural(String column, long value) {
        range(column, value, 0, Long.MAX_VALUE);
    }

    /** Requires {@code value} to be neither blank nor longer than {@link #WORD_MAX_CHARS}. */
    public static void word(String column, String value) {
        if (value.isBlank() || value.length() > WORD_MAX_CHARS) {
            throw new IllegalArgumentException(
                    column
                            + ": "
                            + value.length()
                            + " characters (expected: 1.."
                            + WORD_MAX_CHARS
                            + ", not blank)");
        }
    }

    /** Requires {@code value} not to be longer than {@code mostChars}; it may be empty. */
    public static void text(String column, String value, int mostChars) {
        if (value.length() > mostChars) {
            throw new IllegalArgumentException(
                    column
                            + ": "
                            + value.length()
                            + " characters (expected: 0.."
                            + mostChars
                            + ")");
        }
    }
}
