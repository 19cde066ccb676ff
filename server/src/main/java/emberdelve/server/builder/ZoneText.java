package emberdelve.server.builder;

import emberdelve.config.content.Content;
import emberdelve.config.content.Direction;
import emberdelve.config.content.RoomTemplate;

import java.util.Arrays;
import java.util.List;

/** A zone as text: a grid of numbers for each level, north at the top, and a line for each room. */
public final class ZoneText {
    private static final int CELL_CHARS = 7;
    private static final int CELL_LINES = 2;
    private static final int ROOM_CHARS = 5;

    private final ZoneLegend legend;
    private final StringBuilder text = new StringBuilder();

    private ZoneText(ZoneLegend legend) {
        this.legend = legend;
    }

    /**
     * The map of that zone.
     *
     * @throws IllegalArgumentException when there is no such zone; the message names those there
     *     are
     */
    public static String of(Content content, String zone) {
        var map = new ZoneText(ZoneLegend.of(content, zone));
        return map.drawn();
    }

    private String drawn() {
        var zone = legend.zone();
        text.append(zone.name()).append(" (").append(zone.id()).append("), danger ");
        text.append(zone.danger()).append(zone.safe() ? ", safe" : "").append('\n');
        for (var z : legend.levels()) level(z, legend.level(z));
        return text.toString();
    }

    private void level(int z, List<RoomTemplate> rooms) {
        text.append("\nLevel ").append(z).append("\n\n");
        var west = rooms.stream().mapToInt(room -> room.at().x()).min().orElse(0);
        var east = rooms.stream().mapToInt(room -> room.at().x()).max().orElse(0);
        var north = rooms.stream().mapToInt(room -> room.at().y()).max().orElse(0);
        var south = rooms.stream().mapToInt(room -> room.at().y()).min().orElse(0);
        var grid = new char[(north - south) * CELL_LINES + 1][(east - west + 1) * CELL_CHARS];
        for (var line : grid) Arrays.fill(line, ' ');
        for (var room : rooms)
            draw(
                    room,
                    grid,
                    (room.at().x() - west) * CELL_CHARS,
                    (north - room.at().y()) * CELL_LINES);
        for (var line : grid) text.append(new String(line).stripTrailing()).append('\n');
        text.append('\n');
        for (var room : rooms) text.append(line(room)).append('\n');
    }

    private String line(RoomTemplate room) {
        var remarks = legend.remarks(room);
        var id = room.id().value().substring(room.id().zone().length() + 1);
        return "%3d  %s, %s%s"
                .formatted(
                        legend.number(room),
                        id,
                        room.name(),
                        remarks.isEmpty() ? "" : ": " + remarks);
    }

    private void draw(RoomTemplate room, char[][] grid, int left, int top) {
        var isUp = room.exits().containsKey(Direction.UP);
        var isDown = room.exits().containsKey(Direction.DOWN);
        var mark = isUp && isDown ? '*' : isUp ? '^' : isDown ? 'v' : ']';
        var box = "[%3d%c".formatted(legend.number(room), mark);
        for (var i = 0; i < ROOM_CHARS; i++) grid[top][left + i] = box.charAt(i);
        room.exits()
                .forEach((direction, exit) -> {
                    if (legend.isDrawn(room, direction, exit))
                        way(direction, exit.door().isPresent(), grid, left, top);
                });
    }

    /** Draws a way, with a plus for a door and an x where two ways cross. */
    private static void way(
            Direction direction, boolean hasDoor, char[][] grid, int left, int top) {
        var middle = left + ROOM_CHARS / 2;
        switch (direction) {
            case NORTH -> set(grid, middle, top - 1, hasDoor ? '+' : '|');
            case SOUTH -> set(grid, middle, top + 1, hasDoor ? '+' : '|');
            case EAST -> {
                set(grid, left + ROOM_CHARS, top, hasDoor ? '+' : '-');
                set(grid, left + ROOM_CHARS + 1, top, hasDoor ? '+' : '-');
            }
            case WEST -> {
                set(grid, left - 1, top, hasDoor ? '+' : '-');
                set(grid, left - 2, top, hasDoor ? '+' : '-');
            }
            case NORTHEAST -> set(grid, left + ROOM_CHARS, top - 1, '/');
            case SOUTHWEST -> set(grid, left - 2, top + 1, '/');
            case NORTHWEST -> set(grid, left - 2, top - 1, '\\');
            case SOUTHEAST -> set(grid, left + ROOM_CHARS, top + 1, '\\');
            case UP, DOWN -> {}
        }
    }

    private static void set(char[][] grid, int x, int y, char to) {
        var is = grid[y][x];
        var crosses = (is == '/' && to == '\\') || (is == '\\' && to == '/');
        grid[y][x] = crosses ? 'x' : to;
    }
}
