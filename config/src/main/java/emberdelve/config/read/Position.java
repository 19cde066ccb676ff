package emberdelve.config.read;

/**
 * The position in a file where something begins.
 *
 * @param line from 1
 * @param column from 1, in code points
 */
public record Position(String file, int line, int column) {
    public static Position startOf(String file) {
        return new Position(file, 1, 1);
    }

    @Override
    public String toString() {
        return file + ":" + line;
    }
}
