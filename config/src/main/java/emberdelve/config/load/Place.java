package emberdelve.config.load;

/**
 * Where in a file something begins.
 *
 * @param line from 1
 * @param column from 1, in code points
 */
record Place(String file, int line, int column) {
    static Place startOf(String file) {
        return new Place(file, 1, 1);
    }

    @Override
    public String toString() {
        return file + ":" + line;
    }
}
