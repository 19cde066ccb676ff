package emberdelve.bench.play;

/**
 * The player in a bot: hears what the game says, and types. The same seed and the same words heard
 * are the same lines typed.
 */
public interface Brain {
    /** A line of what the game says; without its end. */
    void hears(String line);

    /** The next line to type. */
    String next();
}
