package emberdelve.config.load;

/**
 * Where in a file something begins.
 *
 * @param line from 1
 * @param column from 1, in code points
 */
record Position(String file, int line, int column) {
    static Position startOf(String file) {
        return new Position(file, 1, 1);
    }

    @Override
    public String toString() {
        return file + ":" + line;
    }
}
