package emberdelve.server.feature.look;

import emberdelve.server.gmcp.DataPage;
import emberdelve.server.gmcp.DataPage.Part;
import emberdelve.server.rule.item.ItemData;
import emberdelve.server.view.ExitsView.ExitLine;
import emberdelve.server.view.Person;
import emberdelve.server.view.Remains;
import emberdelve.server.view.RoomView;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The reader's room for client programs: enough to draw a map. */
final class RoomData {
    static final DataPage<RoomView> ROOM =
            new DataPage<>(
                    "ROOM",
                    RoomView.class,
                    List.of(
                            Part.of("Room.Info", RoomData::room),
                            Part.of("Room.Players", RoomData::players),
                            Part.of(ItemData.LIST, RoomData::things)));

    private RoomData() {}

    /**
     * @param num the room's number, above 0, which never changes
     * @param environment {@code safe}, {@code dark} or {@code open}
     * @param coords the place on the grid of its area: x grows east, y north, z up
     * @param exits the number of the room behind each exit, by {@code n}, {@code ne}, ...
     * @param doors {@code open} or {@code closed}, by the exit's letters
     * @param beyond the name of the room behind each exit that is open, by the exit's letters
     */
    record Room(
            int num,
            String id,
            String name,
            String area,
            String environment,
            Map<String, Integer> coords,
            Map<String, Integer> exits,
            Map<String, String> doors,
            Map<String, String> beyond) {}

    record Player(String name, String fullname) {}

    static Room room(RoomView view) {
        var at = view.spot().at();
        var coords = new LinkedHashMap<String, Integer>();
        coords.put("x", at.x());
        coords.put("y", at.y());
        coords.put("z", at.z());
        var exits = new LinkedHashMap<String, Integer>();
        var doors = new LinkedHashMap<String, String>();
        var beyond = new LinkedHashMap<String, String>();
        for (var exit : view.exits()) {
            var way = exit.direction().shortWord();
            exits.put(way, exit.number());
            if (exit.door().isPresent()) doors.put(way, state(exit));
            if (exit.open()) beyond.put(way, exit.to());
        }
        return new Room(
                view.spot().number(),
                view.id().value(),
                view.name(),
                view.spot().area(),
                environment(view),
                coords,
                exits,
                doors,
                beyond);
    }

    static List<Player> players(RoomView view) {
        return view.people().stream()
                .filter(Person::character)
                .map(person -> new Player(person.who().name(), person.who().name()))
                .toList();
    }

    private static ItemData.Listed things(RoomView view) {
        var items = new ArrayList<ItemData.Item>();
        for (var person : view.people()) {
            if (!person.character()) items.add(monster(person));
        }
        for (var things : view.things()) items.add(ItemData.lying(things));
        for (var remains : view.remains()) items.add(corpse(remains));
        return new ItemData.Listed("room", items);
    }

    private static ItemData.Item monster(Person person) {
        var id = person.who().id().toString();
        var look = "look " + id;
        return new ItemData.Item(
                id,
                person.who().name(),
                "m",
                1,
                person.prey() ? List.of("attack " + id, look) : List.of(look));
    }

    /** The corpse in the form for programs, with an empty id. */
    private static ItemData.Item corpse(Remains remains) {
        return new ItemData.Item(
                "",
                "corpse of " + remains.of(),
                "md",
                1,
                List.of("get all from " + remains.id(), "examine " + remains.id()));
    }

    private static String environment(RoomView view) {
        if (view.dark()) return "dark";
        return view.safe() ? "safe" : "open";
    }

    private static String state(ExitLine exit) {
        return exit.open() ? "open" : "closed";
    }
}
