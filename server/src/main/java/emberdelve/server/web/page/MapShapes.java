package emberdelve.server.web.page;

import static emberdelve.server.html.Html.tag;

import emberdelve.config.content.Direction;
import emberdelve.config.content.ExitTemplate;
import emberdelve.config.content.RoomTemplate;
import emberdelve.server.html.Html;
import emberdelve.server.web.page.MapScale.Spot;

import java.util.ArrayList;
import java.util.List;

/** The pieces of a level's picture; how they look is in {@code pages.css}. */
record MapShapes(MapScale scale) {
    /** The radius of a door's dot, a stair's triangle and a room's corner, in pixels. */
    private static final int RADIUS = 5;

    /** A way between two rooms, with its door. */
    List<Html> way(RoomTemplate from, RoomTemplate to, ExitTemplate exit) {
        var start = scale.middle(from.at());
        var end = scale.middle(to.at());
        var half = new Spot((start.x() + end.x()) / 2, (start.y() + end.y()) / 2);
        return way("way", start, end, half, exit);
    }

    /** A way to what is not in the picture. */
    List<Html> wayOut(RoomTemplate from, Direction direction, ExitTemplate exit) {
        var end = scale.beyond(from.at(), direction);
        return way("way out", scale.middle(from.at()), end, end, exit);
    }

    private static List<Html> way(String kind, Spot from, Spot to, Spot door, ExitTemplate exit) {
        var shapes = new ArrayList<Html>();
        shapes.add(
                tag("line")
                        .with("class", kind)
                        .with("x1", from.x())
                        .with("y1", from.y())
                        .with("x2", to.x())
                        .with("y2", to.y()));
        if (exit.door().isPresent())
            shapes.add(
                    tag("circle")
                            .with("class", "door")
                            .with("cx", door.x())
                            .with("cy", door.y())
                            .with("r", RADIUS));
        return shapes;
    }

    /** A room with its name and its stairs. */
    Html room(RoomTemplate room) {
        var corner = scale.corner(room.at());
        var shapes = new ArrayList<Html>();
        shapes.add(
                tag("rect")
                        .with("x", corner.x())
                        .with("y", corner.y())
                        .with("width", MapScale.ROOM_WIDTH)
                        .with("height", scale.roomHeight())
                        .with("rx", RADIUS));
        shapes.addAll(name(room));
        var right = corner.x() + MapScale.ROOM_WIDTH - 2 * RADIUS;
        var top = corner.y() + 2 * RADIUS;
        var bottom = corner.y() + scale.roomHeight() - 2 * RADIUS;
        if (room.exits().containsKey(Direction.UP)) shapes.add(triangle(right, top, -RADIUS));
        if (room.exits().containsKey(Direction.DOWN)) shapes.add(triangle(right, bottom, RADIUS));
        return tag("g", shapes).with("class", "room");
    }

    private List<Html> name(RoomTemplate room) {
        var middle = scale.middle(room.at());
        var lines = MapScale.lines(room.name());
        var first = middle.y() - (lines.size() - 1) * MapScale.LINE / 2;
        var texts = new ArrayList<Html>();
        for (var at = 0; at < lines.size(); at++)
            texts.add(
                    tag("text", lines.get(at))
                            .with("x", middle.x())
                            .with("y", first + at * MapScale.LINE));
        return texts;
    }

    /**
     * @param tip how far its tip is below its middle
     */
    private static Html triangle(int x, int y, int tip) {
        var outline = "M%d %d H%d L%d %d Z".formatted(x - RADIUS, y - tip, x + RADIUS, x, y + tip);
        return tag("path").with("class", "stair").with("d", outline);
    }
}
