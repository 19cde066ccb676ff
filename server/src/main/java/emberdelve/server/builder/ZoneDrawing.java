package emberdelve.server.builder;

import emberdelve.config.content.Content;
import emberdelve.config.content.Direction;
import emberdelve.config.content.ExitTemplate;
import emberdelve.config.content.RoomTemplate;

import java.util.Formatter;
import java.util.List;
import java.util.Locale;

/** A zone as a drawing (SVG): its levels below one another, the highest at the top. */
public final class ZoneDrawing {
    private static final int CELL_WIDTH = 150;
    private static final int CELL_HEIGHT = 84;
    private static final int ROOM_WIDTH = 116;
    private static final int ROOM_HEIGHT = 46;
    private static final int MARGIN = 24;
    private static final int HEAD = 36;
    private static final int NAME_CHARS = 19;

    private final ZoneLegend legend;
    private final Formatter svg = new Formatter(Locale.ROOT);
    private int top = HEAD;
    private int width = 3 * CELL_WIDTH;

    private ZoneDrawing(ZoneLegend legend) {
        this.legend = legend;
    }

    /**
     * The drawing as a whole file. The title of a room's square tells what it holds and where it
     * leads beyond the drawing.
     *
     * @throws IllegalArgumentException when there is no such zone; the message names those there
     *     are
     */
    public static String of(Content content, String zone) {
        var drawing = new ZoneDrawing(ZoneLegend.of(content, zone));
        for (var z : drawing.legend.levels()) drawing.level(z, drawing.legend.level(z));
        return drawing.file();
    }

    private String file() {
        var name = escaped(legend.zone().name());
        return """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d"\
         font-family="sans-serif" font-size="11" role="img">
        <title>%s</title>
        <rect width="100%%" height="100%%" fill="#fff"/>
        <text x="%d" y="24" font-size="16">%s, danger %d</text>
        %s</svg>
        """
                .formatted(width, top, width, top, name, MARGIN, name, legend.zone().danger(), svg);
    }

    private void level(int z, List<RoomTemplate> rooms) {
        var west = rooms.stream().mapToInt(room -> room.at().x()).min().orElse(0);
        var east = rooms.stream().mapToInt(room -> room.at().x()).max().orElse(0);
        var north = rooms.stream().mapToInt(room -> room.at().y()).max().orElse(0);
        var south = rooms.stream().mapToInt(room -> room.at().y()).min().orElse(0);
        svg.format("<text x=\"%d\" y=\"%d\" fill=\"#555\">Level %d</text>%n", MARGIN, top + 14, z);
        top += MARGIN;
        for (var room : rooms) ways(room, left(room, west), below(room, north));
        for (var room : rooms) room(room, left(room, west), below(room, north));
        top += (north - south + 1) * CELL_HEIGHT + MARGIN;
        width = Math.max(width, (east - west + 1) * CELL_WIDTH + 2 * MARGIN);
    }

    private static int left(RoomTemplate room, int west) {
        return MARGIN + (room.at().x() - west) * CELL_WIDTH;
    }

    private int below(RoomTemplate room, int north) {
        return top + (north - room.at().y()) * CELL_HEIGHT;
    }

    private void room(RoomTemplate room, int x, int y) {
        var title = room.name() + " (" + room.id() + "). " + legend.remarks(room);
        svg.format(
                """
                <g><title>%s</title><rect x="%d" y="%d" width="%d" height="%d" rx="4" fill="%s"\
                 stroke="#333"/><text x="%d" y="%d" text-anchor="middle">%s</text>\
                <text x="%d" y="%d" text-anchor="middle" fill="#555">%s</text></g>
                """,
                escaped(title),
                x,
                y,
                ROOM_WIDTH,
                ROOM_HEIGHT,
                room.dark() ? "#ddd" : "#fff8e8",
                x + ROOM_WIDTH / 2,
                y + 19,
                escaped(shortened(room.name())),
                x + ROOM_WIDTH / 2,
                y + 36,
                escaped(shortened(below(room))));
    }

    /** The line below a room's name: whether ways lead up or down, and who lives there. */
    private String below(RoomTemplate room) {
        var up = room.exits().containsKey(Direction.UP) ? "↑ " : "";
        var down = room.exits().containsKey(Direction.DOWN) ? "↓ " : "";
        var lives =
                legend.zone().spawns().stream()
                        .filter(spawn -> spawn.room().equals(room.id()))
                        .map(spawn -> spawn.monster())
                        .distinct()
                        .toList();
        return up + down + String.join(", ", lives);
    }

    private void ways(RoomTemplate room, int x, int y) {
        var middleX = x + ROOM_WIDTH / 2;
        var middleY = y + ROOM_HEIGHT / 2;
        room.exits()
                .forEach((direction, exit) -> {
                    if (!direction.isLevel()) return;
                    var step = direction.from(room.at());
                    var dx = (step.x() - room.at().x()) * CELL_WIDTH / 2;
                    var dy = (room.at().y() - step.y()) * CELL_HEIGHT / 2;
                    way(exit, legend.isDrawn(room, direction, exit), middleX, middleY, dx, dy);
                });
    }

    /**
     * Draws a way's half on the side of its room, so that a way without a way back ends in the
     * middle.
     */
    private void way(ExitTemplate exit, boolean isDrawn, int x, int y, int dx, int dy) {
        svg.format(
                "<line x1=\"%d\" y1=\"%d\" x2=\"%d\" y2=\"%d\" stroke=\"#333\"%s/>%n",
                x, y, x + dx, y + dy, isDrawn ? "" : " stroke-dasharray=\"3 3\"");
        if (exit.door().isPresent())
            svg.format(
                    "<rect x=\"%d\" y=\"%d\" width=\"8\" height=\"8\" fill=\"%s\""
                            + " stroke=\"#333\"/>%n",
                    x + dx - 4, y + dy - 4, exit.key().isPresent() ? "#a33" : "#fff");
    }

    private static String shortened(String text) {
        return text.length() <= NAME_CHARS ? text : text.substring(0, NAME_CHARS - 1) + "…";
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
