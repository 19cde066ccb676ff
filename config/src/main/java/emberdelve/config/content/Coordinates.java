package emberdelve.config.content;

/** A room's square on the grid of its zone: x grows east, y grows north, z grows up. */
public record Coordinates(int x, int y, int z) {}
