package emberdelve.server.web.page;

import static emberdelve.server.html.Html.tag;

import emberdelve.config.content.RoomId;
import emberdelve.config.content.RoomTemplate;
import emberdelve.config.content.ZoneTemplate;
import emberdelve.server.html.Html;
import emberdelve.server.html.Voice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A zone as pictures, one a level, with north at the top. */
final class MapDrawing {
    private final Voice voice;
    private final ZoneTemplate zone;

    MapDrawing(Voice voice, ZoneTemplate zone) {
        this.voice = voice;
        this.zone = zone;
    }

    /** The pictures of all levels: the ground first, then what is further up and down. */
    List<Html> levels() {
        return zone.rooms().stream()
                .map(room -> room.at().z())
                .distinct()
                .sorted(Comparator.<Integer>comparingInt(Math::abs).thenComparingInt(z -> -z))
                .map(this::figure)
                .toList();
    }

    private Html figure(int z) {
        var level = Map.of("zone", zone.name(), "level", Integer.toString(z));
        var caption = voice.say("web.map-level", level);
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
        var scale = MapScale.of(zone.rooms(), here);
        var shapes = new MapShapes(scale);
        var name = "level-" + (z < 0 ? "minus-" : "") + Math.abs(z);
        return tag("svg", tag("title", caption).with("id", name))
                .with("viewBox", "0 0 " + scale.width() + " " + scale.height())
                .with("width", scale.width())
                .with("height", scale.height())
                .with("role", "img")
                .with("aria-labelledby", name)
                .add(ways(here, shapes))
                .add(here.stream().map(shapes::room).toList());
    }

    /** The ways of a level; a way that leads to and fro is one line. */
    private static List<Html> ways(List<RoomTemplate> here, MapShapes shapes) {
        var rooms = new HashMap<RoomId, RoomTemplate>();
        for (var room : here) rooms.put(room.id(), room);
        var drawn = new HashSet<Set<RoomId>>();
        var ways = new ArrayList<Html>();
        for (var room : here)
            room.exits()
                    .forEach((direction, exit) -> {
                        var to = rooms.get(exit.to());
                        if (to == null && direction.isLevel())
                            ways.addAll(shapes.wayOut(room, direction, exit));
                        else if (to != null
                                && direction.isLevel()
                                && drawn.add(Set.of(room.id(), to.id())))
                            ways.addAll(shapes.way(room, to, exit));
                    });
        return ways;
    }
}
