package emberdelve.server.web.page;

import static emberdelve.server.html.Html.tag;

import emberdelve.config.content.TimeMode;
import emberdelve.config.content.ZoneTemplate;
import emberdelve.server.html.Html;
import emberdelve.server.html.Voice;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The introduction to a zone, for those who are not in it. */
record ZoneIntroduction(Voice voice, MapIndex index, ZoneTemplate zone) {
    /** The paragraph that says for whom the zone is, and what is special in it. */
    Html customs() {
        if (zone.safe()) return tag("p", voice.say("web.zone-safe"));
        var customs = new ArrayList<String>();
        customs.add(voice.say("web.zone-danger", "level", zone.danger()));
        customs.add(
                zone.madeFor() == 1
                        ? voice.say("web.zone-alone")
                        : voice.say("web.zone-together", "count", zone.madeFor()));
        if (zone.timeMode() == TimeMode.TURNS) customs.add(voice.say("web.zone-turns"));
        if (zone.pvp()) customs.add(voice.say("web.zone-pvp"));
        return tag("p", String.join(" ", customs));
    }

    /** The rooms that one comes into straight from a safe zone, as one sees them then. */
    List<Html> waysIn() {
        var all = new ArrayList<Html>();
        for (var room : zone.rooms()) {
            var ways = index.waysInto(room).stream().map(this::told).toList();
            if (ways.isEmpty()) continue;
            all.add(tag("p", String.join(" ", ways)));
            all.add(tag("blockquote", tag("p", room.description())));
        }
        return all;
    }

    private String told(MapIndex.Way way) {
        return voice.say(
                "web.zone-way",
                Map.of(
                        "from", way.from().name(),
                        "direction", way.direction().word(),
                        "room", way.to().name()));
    }
}
