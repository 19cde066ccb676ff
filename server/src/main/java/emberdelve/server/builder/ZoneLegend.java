package emberdelve.server.builder;

import emberdelve.config.content.Content;
import emberdelve.config.content.Direction;
import emberdelve.config.content.ExitTemplate;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.RoomTemplate;
import emberdelve.config.content.SkyWhen;
import emberdelve.config.content.ZoneTemplate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The rooms of a zone, numbered from the top and the northwest, and what is to be said of each. */
final class ZoneLegend {
    private final ZoneTemplate zone;
    private final List<RoomTemplate> rooms;
    private final Map<RoomId, Integer> numbers = new HashMap<>();

    private ZoneLegend(ZoneTemplate zone) {
        this.zone = zone;
        this.rooms =
                zone.rooms().stream()
                        .sorted(
                                Comparator.<RoomTemplate>comparingInt(room -> -room.at().z())
                                        .thenComparingInt(room -> -room.at().y())
                                        .thenComparingInt(room -> room.at().x()))
                        .toList();
        for (var room : rooms) numbers.put(room.id(), numbers.size() + 1);
    }

    /**
     * The legend of that zone.
     *
     * @throws IllegalArgumentException when there is no such zone
     */
    static ZoneLegend of(Content content, String zone) {
        var found = content.zones().get(zone);
        if (found == null)
            throw new IllegalArgumentException(
                    zone
                            + " (expected: one of "
                            + String.join(", ", content.zones().keySet())
                            + ")");
        return new ZoneLegend(found);
    }

    ZoneTemplate zone() {
        return zone;
    }

    /** The zone's levels, the highest first. */
    List<Integer> levels() {
        return rooms.stream().map(room -> room.at().z()).distinct().toList();
    }

    List<RoomTemplate> level(int z) {
        return rooms.stream().filter(room -> room.at().z() == z).toList();
    }

    int number(RoomTemplate room) {
        return numbers.getOrDefault(room.id(), 0);
    }

    /**
     * The remarks on what no picture of squares shows: ways up, down, out and far, doors, keys,
     * inhabitants.
     */
    String remarks(RoomTemplate room) {
        var remarks = new ArrayList<String>();
        if (room.dark()) remarks.add("dark");
        if (room.shop().isPresent()) remarks.add("shop");
        if (room.bank()) remarks.add("bank");
        room.exits()
                .forEach((direction, exit) -> {
                    var isPlain = isDrawn(room, direction, exit) && exit.door().isEmpty();
                    if (!isPlain) remarks.add(direction.word() + " " + way(exit));
                });
        var people =
                zone.spawns().stream()
                        .filter(spawn -> spawn.room().equals(room.id()))
                        .map(spawn -> spawn.count() + " " + spawn.monster() + sky(spawn.when()))
                        .collect(Collectors.joining(", "));
        if (!people.isEmpty()) remarks.add(people);
        return String.join("; ", remarks);
    }

    /** The words for the skies under which monsters are there; empty for all skies. */
    static String sky(Optional<SkyWhen> when) {
        return when.map(its -> " (" + String.join(", ", its.words()) + ")").orElse("");
    }

    /** Whether the way leads to the next square of this zone, on the same level. */
    boolean isDrawn(RoomTemplate room, Direction direction, ExitTemplate exit) {
        return direction.isLevel()
                && rooms.stream()
                        .anyMatch(other ->
                                other.id().equals(exit.to())
                                        && other.at().equals(direction.from(room.at())));
    }

    private String way(ExitTemplate exit) {
        var number = numbers.get(exit.to());
        var to = number == null ? exit.to().toString() : number.toString();
        return to
                + exit.door().map(door -> " by " + door).orElse("")
                + exit.key().map(key -> " (" + key + ")").orElse("");
    }
}
