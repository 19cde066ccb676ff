package emberdelve.server.web.page;

import static emberdelve.server.web.page.Html.tag;

import emberdelve.config.content.Direction;
import emberdelve.config.content.ExitTemplate;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.RoomTemplate;
import emberdelve.config.content.ZoneTemplate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A zone as pictures, one a level from the top down, with north at the top. */
final class MapDrawing {
    private static final int TRIANGLE = 5;

    private final Voice voice;
    private final ZoneTemplate zone;
    private final MapScale scale;
    private final Map<RoomId, RoomTemplate> rooms = new HashMap<>();

    MapDrawing(Voice voice, ZoneTemplate zone) {
        this.voice = voice;
        this.zone = zone;
        scale = MapScale.of(zone.rooms());
        for (var room : zone.rooms()) rooms.put(room.id(), room);
    }

    List<Html> levels() {
        return zone.rooms().stream()
                .map(room -> room.at().z())
                .distinct()
                .sorted(Comparator.reverseOrder())
                .map(this::level)
                .toList();
    }

    private Html level(int z) {
        var caption =
                voice.say(
                        "web.map-level",
                        Map.of("zone", zone.name(), "level", Integer.toString(z)));
        // A picture wider than a phone's screen is moved about in a box of its own.
        var box =
                tag("div", picture(z, caption))
                        .with("class", "scroll")
                        .with("role", "group")
                        .with("aria-label", caption)
                        .with("tabindex", "0");
        return tag("figure", box, tag("figcaption", caption));
    }

    private Html picture(int z, String caption) {
        var here = zone.rooms().stream().filter(room -> room.at().z() == z).toList();
        var ways = new ArrayList<Html>();
        var drawn = new HashSet<Set<RoomId>>();
        for (var room : here)
            room.exits().forEach((direction, exit) -> {
                if (direction.isLevel()) drawWay(room, direction, exit, drawn, ways);
            });
        var name = "level-" + (z < 0 ? "minus-" : "") + Math.abs(z);
        return tag("svg", tag("title", caption).with("id", name))
                .with("viewBox", "0 0 " + scale.width() + " " + scale.height())
                .with("width", scale.width())
                .with("height", scale.height())
                .with("role", "img")
                .with("aria-labelledby", name)
                .add(ways)
                .add(here.stream().map(this::room).toList());
    }

    /** A way to and fro is one line. */
    private void drawWay(
            RoomTemplate from,
            Direction direction,
            ExitTemplate exit,
            Set<Set<RoomId>> drawn,
            List<Html> ways) {
        var to = rooms.get(exit.to());
        var leavesPicture = to == null || to.at().z() != from.at().z();
        if (!leavesPicture && !drawn.add(Set.of(from.id(), to.id()))) return;
        var start = scale.middle(from.at());
        var end = leavesPicture ? scale.beyond(from.at(), direction) : scale.middle(to.at());
        ways.add(
                tag("line")
                        .with("class", leavesPicture ? "way out" : "way")
                        .with("x1", start.x())
                        .with("y1", start.y())
                        .with("x2", end.x())
                        .with("y2", end.y()));
        if (exit.door().isEmpty()) return;
        ways.add(
                tag("circle")
                        .with("class", "door")
                        .with("cx", (start.x() + end.x()) / 2)
                        .with("cy", (start.y() + end.y()) / 2)
                        .with("r", TRIANGLE));
    }

    private Html room(RoomTemplate room) {
        var corner = scale.corner(room.at());
        var middle = scale.middle(room.at());
        var group =
                tag(
                        "g",
                        tag("rect")
                                .with("x", corner.x())
                                .with("y", corner.y())
                                .with("width", MapScale.ROOM_WIDTH)
                                .with("height", scale.roomHeight())
                                .with("rx", TRIANGLE));
        var lines = MapScale.lines(room.name());
        var y = middle.y() - (lines.size() - 1) * MapScale.LINE / 2;
        for (var line : lines) {
            group = group.add(tag("text", line).with("x", middle.x()).with("y", y));
            y += MapScale.LINE;
        }
        var right = corner.x() + MapScale.ROOM_WIDTH - 2 * TRIANGLE;
        if (room.exits().containsKey(Direction.UP))
            group = group.add(triangle(right, corner.y() + 2 * TRIANGLE, -TRIANGLE));
        if (room.exits().containsKey(Direction.DOWN))
            group =
                    group.add(
                            triangle(
                                    right,
                                    corner.y() + scale.roomHeight() - 2 * TRIANGLE,
                                    TRIANGLE));
        return group.with("class", "room");
    }

    /**
     * @param tip how far down its tip is from its middle
     */
    private static Html triangle(int x, int y, int tip) {
        return tag("path")
                .with("class", "stair")
                .with(
                        "d",
                        "M%d %d L%d %d L%d %d Z"
                                .formatted(
                                        x - TRIANGLE, y - tip, x + TRIANGLE, y - tip, x, y + tip));
    }
}
