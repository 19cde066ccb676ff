package emberdelve.config.content;

/** A room's square on the grid of its zone: x grows east, y grows north, z grows up. */
public record Coordinates(int x, int y, int z) {
    /** The coordinates as they are written in a file: {@code [0, 2, -1]}. */
    public String words() {
        return "[" + x + ", " + y + ", " + z + "]";
    }
}
