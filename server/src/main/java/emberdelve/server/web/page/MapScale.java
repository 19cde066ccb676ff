package emberdelve.server.web.page;

import emberdelve.config.content.Coordinates;
import emberdelve.config.content.Direction;
import emberdelve.config.content.RoomTemplate;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * The scale of a map: where the squares of a zone's level are in its picture, in pixels from the
 * top left. All levels are as wide as the zone, so that a stair stands in the same column on both.
 */
record MapScale(int west, int east, int south, int north, int roomHeight) {
    static final int ROOM_WIDTH = 116;
    static final int LINE = 16;

    private static final int GAP = 30;
    private static final int MARGIN = 28;
    private static final int LINE_CHARS = 14;

    /** A place in a picture. */
    record Spot(int x, int y) {}

    /**
     * @param zone all rooms of the zone
     * @param level the rooms that are drawn
     */
    static MapScale of(List<RoomTemplate> zone, List<RoomTemplate> level) {
        var lines = zone.stream().mapToInt(room -> lines(room.name()).size()).max().orElse(1);
        return new MapScale(
                least(zone, Coordinates::x),
                -least(zone, at -> -at.x()),
                least(level, Coordinates::y),
                -least(level, at -> -at.y()),
                (lines + 2) * LINE);
    }

    private static int least(List<RoomTemplate> rooms, ToIntFunction<Coordinates> axis) {
        return rooms.stream().mapToInt(room -> axis.applyAsInt(room.at())).min().orElse(0);
    }

    int width() {
        return 2 * MARGIN + (east - west) * (ROOM_WIDTH + GAP) + ROOM_WIDTH;
    }

    int height() {
        return 2 * MARGIN + (north - south) * (roomHeight + GAP) + roomHeight;
    }

    Spot corner(Coordinates at) {
        return new Spot(
                MARGIN + (at.x() - west) * (ROOM_WIDTH + GAP),
                MARGIN + (north - at.y()) * (roomHeight + GAP));
    }

    Spot middle(Coordinates at) {
        var corner = corner(at);
        return new Spot(corner.x() + ROOM_WIDTH / 2, corner.y() + roomHeight / 2);
    }

    /** The spot just outside the room in that direction, for a way that leaves the picture. */
    Spot beyond(Coordinates at, Direction direction) {
        var middle = middle(at);
        var step = direction.from(new Coordinates(0, 0, 0));
        return new Spot(
                middle.x() + step.x() * (ROOM_WIDTH / 2 + GAP * 2 / 3),
                middle.y() - step.y() * (roomHeight / 2 + GAP * 2 / 3));
    }

    /** A room's name, broken to fit into it. */
    static List<String> lines(String name) {
        var lines = new ArrayList<String>();
        for (var word : name.split(" ", -1)) {
            var fits =
                    !lines.isEmpty() && lines.getLast().length() + 1 + word.length() <= LINE_CHARS;
            if (fits) lines.add(lines.removeLast() + " " + word);
            else lines.add(word);
        }
        return lines;
    }
}
