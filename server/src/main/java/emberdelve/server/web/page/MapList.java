package emberdelve.server.web.page;

import static emberdelve.server.html.Html.link;
import static emberdelve.server.html.Html.tag;
import static emberdelve.server.html.Html.text;

import emberdelve.config.content.RoomTemplate;
import emberdelve.config.content.TimeMode;
import emberdelve.config.content.ZoneTemplate;
import emberdelve.server.html.Html;
import emberdelve.server.html.Voice;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The list of all zones. */
record MapList(Voice voice, MapIndex index) {
    Article write() {
        var all = new ArrayList<Html>();
        all.add(tag("p", voice.say("web.maps")));
        for (var zone : index.safe()) {
            all.add(heading(zone, link(Section.MAPS.path(zone.id()), zone.name())));
            all.add(tag("p", voice.say("web.zone-safe")));
        }
        for (var zone : index.dangerous()) introduce(zone, all);
        return Article.of(Section.MAPS, voice, all);
    }

    private static Html heading(ZoneTemplate zone, Html name) {
        return tag("h2", name).with("id", "zone-" + zone.id());
    }

    private void introduce(ZoneTemplate zone, List<Html> all) {
        var customs = new ArrayList<String>();
        customs.add(voice.say("web.zone-danger", "level", zone.danger()));
        if (zone.timeMode() == TimeMode.TURNS) customs.add(voice.say("web.zone-turns"));
        if (zone.pvp()) customs.add(voice.say("web.zone-pvp"));
        all.add(heading(zone, text(zone.name())));
        all.add(tag("p", String.join(" ", customs)));
        for (var room : zone.rooms()) {
            var ways = waysInto(room);
            if (ways.isEmpty()) continue;
            all.add(tag("p", String.join(" ", ways)));
            all.add(tag("blockquote", tag("p", room.description())));
        }
    }

    /** The ways by which one comes into that room from safe zones, a sentence each. */
    private List<String> waysInto(RoomTemplate room) {
        var ways = new ArrayList<String>();
        for (var zone : index.safe())
            for (var from : zone.rooms())
                from.exits()
                        .forEach((direction, exit) -> {
                            var way =
                                    Map.of(
                                            "from", from.name(),
                                            "direction", direction.word(),
                                            "room", room.name());
                            if (exit.to().equals(room.id()))
                                ways.add(voice.say("web.zone-way", way));
                        });
        return ways;
    }
}
