package emberdelve.server.web.page;

import static emberdelve.server.html.Html.link;
import static emberdelve.server.html.Html.tag;
import static emberdelve.server.html.Html.text;

import emberdelve.config.content.Direction;
import emberdelve.config.content.ExitTemplate;
import emberdelve.config.content.RoomTemplate;
import emberdelve.config.content.ZoneTemplate;
import emberdelve.server.html.Html;
import emberdelve.server.html.Voice;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The map of a zone that is shown whole: pictures, and the same in words. */
record ZoneMap(Voice voice, MapIndex index) {
    List<Html> write(ZoneTemplate zone) {
        var all = new ArrayList<Html>();
        all.add(tag("h2", voice.say("web.map-heading")).with("id", "map"));
        all.add(tag("p", voice.say("web.map")));
        all.addAll(new MapDrawing(voice, zone).levels());
        all.add(tag("h2", voice.say("web.map-rooms")).with("id", "rooms"));
        for (var room : zone.rooms()) all.addAll(tell(room));
        return all;
    }

    private List<Html> tell(RoomTemplate room) {
        var all = new ArrayList<Html>();
        all.add(tag("h3", room.name()).with("id", anchor(room)));
        all.add(tag("p", room.description()));
        var offers = offers(room);
        if (!offers.isEmpty()) all.add(tag("p", String.join(" ", offers)));
        var ways = tag("ul");
        for (var exit : room.exits().entrySet())
            ways = ways.add(tag("li", way(room, exit.getKey(), exit.getValue())));
        all.add(room.exits().isEmpty() ? tag("p", voice.say("view.exits-none")) : ways);
        return all;
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
    private List<Html> way(RoomTemplate from, Direction direction, ExitTemplate exit) {
        var to = index.room(exit.to());
        var zone = index.zone(exit.to());
        var stays = from.id().zone().equals(zone.id());
        var words = new ArrayList<Html>();
        words.add(text(voice.say("web.way", Map.of("direction", direction.word())) + " "));
        if (stays) words.add(link("#" + anchor(to), to.name()));
        else if (index.hasPage(zone)) words.add(link(Section.MAPS.path(zone.id()), to.name()));
        else words.add(text(to.name()));
        if (!stays) words.add(text(" " + voice.say("web.way-zone", Map.of("zone", zone.name()))));
        exit.door()
                .ifPresent(door ->
                        words.add(text(" " + voice.say("web.way-door", Map.of("door", door)))));
        return words;
    }

    /** The name of the room's place on the page. */
    private static String anchor(RoomTemplate room) {
        return "room-" + room.id().value().substring(room.id().zone().length() + 1);
    }
}
