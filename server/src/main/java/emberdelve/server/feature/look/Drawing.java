package emberdelve.server.feature.look;

import emberdelve.config.content.Direction;
import emberdelve.server.view.MapPlace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A picture of rooms on one level: each room is {@code ( )} with a sign inside, and each way out is
 * a line. North is up. Thread: used by one call only.
 */
final class Drawing {
    /**
     * The rooms that are drawn from the reader's own in each direction: nine side by side fit a
     * window of 40 columns.
     */
    static final int REACH = 4;

    private static final int CELL_COLUMNS = 4;
    private static final int CELL_ROWS = 2;

    private final char[][] canvas =
            new char[(2 * REACH + 1) * CELL_ROWS + 1][(2 * REACH + 1) * CELL_COLUMNS + 1];

    /**
     * @param places the reader's own place, then the others
     */
    Drawing(List<MapPlace> places) {
        for (var row : canvas) Arrays.fill(row, ' ');
        for (var place : places) {
            if (shows(place)) draw(place);
        }
    }

    /** Whether the place is near enough, and on the reader's own level. */
    static boolean shows(MapPlace place) {
        return place.at()
                .filter(at -> at.z() == 0)
                .filter(at -> Math.abs(at.x()) <= REACH && Math.abs(at.y()) <= REACH)
                .isPresent();
    }

    /** The lines of the picture, without empty margins. */
    List<String> lines() {
        var lines = new ArrayList<String>();
        for (var row : canvas) lines.add(new String(row).stripTrailing());
        while (lines.getFirst().isEmpty()) lines.removeFirst();
        while (lines.getLast().isEmpty()) lines.removeLast();
        var margin =
                lines.stream()
                        .filter(line -> !line.isEmpty())
                        .mapToInt(line -> line.length() - line.stripLeading().length())
                        .min()
                        .orElse(0);
        return lines.stream()
                .map(line -> line.isEmpty() ? line : "  " + line.substring(margin))
                .toList();
    }

    private void draw(MapPlace place) {
        var at = place.at().orElseThrow();
        var row = (REACH - at.y()) * CELL_ROWS + 1;
        var column = (at.x() + REACH) * CELL_COLUMNS + 2;
        canvas[row][column - 1] = '(';
        canvas[row][column] = sign(place);
        canvas[row][column + 1] = ')';
        for (var way : place.ways()) line(row, column, way);
    }

    /** Draws the line half way to the next room; both rooms draw the same line. */
    private void line(int row, int column, Direction way) {
        switch (way) {
            case NORTH -> canvas[row - 1][column] = '|';
            case SOUTH -> canvas[row + 1][column] = '|';
            case EAST -> canvas[row][column + 2] = '-';
            case WEST -> canvas[row][column - 2] = '-';
            case NORTHEAST -> canvas[row - 1][column + 2] = '/';
            case SOUTHWEST -> canvas[row + 1][column - 2] = '/';
            case SOUTHEAST -> canvas[row + 1][column + 2] = '\\';
            case NORTHWEST -> canvas[row - 1][column - 2] = '\\';
            case UP, DOWN -> {}
        }
    }

    /** The sign inside the room: an actor comes before a stair. */
    private static char sign(MapPlace place) {
        if (place.path().isEmpty()) return '@';
        if (place.dark()) return '?';
        if (!place.people().isEmpty()) return '!';
        var up = place.ways().contains(Direction.UP);
        var down = place.ways().contains(Direction.DOWN);
        if (up && down) return '*';
        if (up) return '<';
        return down ? '>' : ' ';
    }
}
