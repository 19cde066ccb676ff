package emberdelve.server.web.page;

import static emberdelve.server.web.page.Html.link;
import static emberdelve.server.web.page.Html.tag;
import static emberdelve.server.web.page.Html.text;

import emberdelve.config.content.Content;
import emberdelve.config.content.Direction;
import emberdelve.config.content.ExitTemplate;
import emberdelve.config.content.RoomTemplate;
import emberdelve.config.content.TimeMode;
import emberdelve.config.content.ZoneTemplate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The list of all zones, and maps of those that everybody is shown.
 *
 * <p>What is shown is decided here. A safe zone, such as the town, is shown whole: every room with
 * its name, its description, what can be done in it, and its ways. Everybody begins there, nobody
 * can be harmed, and knowing it spoils nothing. Of any other zone there is no map, since finding
 * the way is the game. It has its name, its danger, its customs, and the rooms that one comes into
 * straight from a safe zone, with their descriptions: that is what whoever goes down sees first.
 * Nothing is told of what lives or lies anywhere, nor of the details that {@code look} finds.
 */
record MapWriter(Voice voice, Content content) {
    /** The zones that have a map. */
    List<ZoneTemplate> mapped() {
        return content.zones().values().stream().filter(ZoneTemplate::safe).toList();
    }

    Article list() {
        var all = new ArrayList<Html>();
        all.add(tag("p", voice.say("web.maps")));
        for (var zone : mapped()) {
            all.add(tag("h2", link(Section.MAPS.path(zone.id()), zone.name())));
            all.add(tag("p", voice.say("web.zone-safe")));
        }
        content.zones().values().stream()
                .filter(zone -> !zone.safe())
                .sorted(Comparator.comparingInt(ZoneTemplate::danger))
                .forEach(zone -> introduce(zone, all));
        return Article.of(Section.MAPS, voice, all);
    }

    private void introduce(ZoneTemplate zone, List<Html> all) {
        all.add(tag("h2", zone.name()));
        var customs = new ArrayList<String>();
        customs.add(voice.say("web.zone-danger", "level", zone.danger()));
        if (zone.timeMode() == TimeMode.TURNS) customs.add(voice.say("web.zone-turns"));
        if (zone.pvp()) customs.add(voice.say("web.zone-pvp"));
        all.add(tag("p", String.join(" ", customs)));
        for (var room : zone.rooms()) {
            var ways = waysInto(room);
            if (ways.isEmpty()) continue;
            all.add(tag("p", String.join(" ", ways)));
            all.add(tag("blockquote", tag("p", room.description())));
        }
    }

    /** How one comes into that room from safe zones, a sentence each. */
    private List<String> waysInto(RoomTemplate room) {
        var ways = new ArrayList<String>();
        for (var zone : mapped())
            for (var from : zone.rooms())
                from.exits().forEach((direction, exit) -> {
                    if (exit.to().equals(room.id()))
                        ways.add(
                                voice.say(
                                        "web.zone-way",
                                        Map.of(
                                                "from", from.name(),
                                                "direction", direction.word(),
                                                "room", room.name())));
                });
        return ways;
    }

    Article map(ZoneTemplate zone) {
        var all = new ArrayList<Html>();
        all.add(tag("p", voice.say("web.map")));
        all.addAll(new MapDrawing(voice, zone).levels());
        all.add(tag("h2", voice.say("web.map-rooms")));
        for (var room : zone.rooms()) {
            all.add(tag("h3", room.name()).with("id", anchor(room)));
            all.add(tag("p", room.description()));
            var offers = offers(room);
            if (!offers.isEmpty()) all.add(tag("p", String.join(" ", offers)));
            var ways = new ArrayList<Html>();
            room.exits().forEach((direction, exit) -> ways.add(tag("li", way(zone, direction, exit))));
            all.add(
                    ways.isEmpty()
                            ? tag("p", voice.say("view.exits-none"))
                            : tag("ul", ways).with("class", "ways"));
        }
        return Article.below(Section.MAPS, zone.name(), all);
    }

    private List<String> offers(RoomTemplate room) {
        var offers = new ArrayList<String>();
        room.shop().ifPresent(shop -> offers.add(keeps("web.room-shop", shop.keeper())));
        room.hires().ifPresent(hires -> offers.add(keeps("web.room-hires", hires.keeper())));
        if (room.bank()) offers.add(voice.say("web.room-bank"));
        if (room.board()) offers.add(voice.say("web.room-board"));
        if (room.dark()) offers.add(voice.say("web.room-dark"));
        return offers;
    }

    private String keeps(String key, String keeper) {
        return voice.say(key, Map.of("keeper", keeper));
    }

    /** "north to Delve Stair", with the zone if it is another one, and the door if there is one. */
    private List<Html> way(ZoneTemplate here, Direction direction, ExitTemplate exit) {
        var to = content.zones().get(exit.to().zone());
        var room =
                Stream.ofNullable(to)
                        .flatMap(zone -> zone.rooms().stream())
                        .filter(each -> each.id().equals(exit.to()))
                        .findFirst()
                        .orElseThrow();
        var words = new ArrayList<Html>();
        words.add(text(voice.say("web.way", Map.of("direction", direction.word())) + " "));
        if (to.id().equals(here.id())) words.add(link("#" + anchor(room), room.name()));
        else if (to.safe()) words.add(link(Section.MAPS.path(to.id()), room.name()));
        else words.add(text(room.name()));
        if (!to.id().equals(here.id()))
            words.add(text(" " + voice.say("web.way-zone", Map.of("zone", to.name()))));
        exit.door()
                .ifPresent(door ->
                        words.add(text(" " + voice.say("web.way-door", Map.of("door", door)))));
        return words;
    }

    /** The name of the room's place on the page. */
    static String anchor(RoomTemplate room) {
        return "room-" + room.id().value().substring(room.id().value().indexOf('/') + 1);
    }
}
