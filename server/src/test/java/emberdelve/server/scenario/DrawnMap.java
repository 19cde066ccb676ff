package emberdelve.server.scenario;

import emberdelve.config.content.Coordinates;
import emberdelve.config.content.Direction;
import emberdelve.config.content.ExitTemplate;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.RoomTemplate;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A dungeon as it is drawn.
 *
 * <pre>
 * [hall @k]--[cell r ]      rooms joined east and west; {@code -+-}: by a shut door
 *     |                     rooms joined north and south; {@code +}: by a shut door
 * [vault]                   {@code -!-}: by a locked one, which takes a brass key from the left
 * </pre>
 *
 * The first word in a room is its name; each sign after it is somebody there. A sign that touches
 * the closing bracket before an exit holds that exit if it is a monster ({@code k} above holds the
 * way to the cell); a blank in between lets it stand free ({@code r}). A room whose name begins
 * with {@code far} is in the zone next door, which is safe if its first room is called {@code
 * farhaven}.
 */
public final class DrawnMap {
    public static final String ZONE = "drawn";
    public static final String NEXT_ZONE = "next-door";

    private static final Pattern ROOM = Pattern.compile("\\[(\\w+)([^\\]]*)\\]");

    private final List<Drawn> rooms = new ArrayList<>();

    /** Somebody on the map. */
    record Sign(char letter, RoomId room, Optional<Direction> holds) {}

    private record Drawn(
            String name,
            String people,
            int row,
            int from,
            int to,
            Map<Direction, ExitTemplate> exits) {
        RoomId id() {
            return DrawnMap.id(name);
        }
    }

    public DrawnMap(String drawing) {
        var lines = drawing.lines().toList();
        for (var row = 0; row < lines.size(); row++) readRooms(row, lines.get(row));
        for (var row = 0; row < lines.size(); row++) {
            joinEastAndWest(row, lines.get(row));
            joinNorthAndSouth(row, lines.get(row));
        }
    }

    public static RoomId id(String name) {
        return RoomId.of(name.startsWith("far") ? NEXT_ZONE : ZONE, name);
    }

    public List<RoomTemplate> rooms() {
        return rooms.stream()
                .map(room ->
                        new RoomTemplate(
                                room.id(),
                                room.name(),
                                "",
                                new Coordinates(room.from(), -room.row(), 0),
                                room.exits(),
                                Map.of()))
                .toList();
    }

    /** Everybody, as read: line by line from the left. */
    public List<Sign> signs() {
        var signs = new ArrayList<Sign>();
        for (var room : rooms) {
            var people = room.people();
            for (var at = 0; at < people.length(); at++) {
                if (people.charAt(at) == ' ') continue;
                var touches = at == people.length() - 1 && room.exits().containsKey(Direction.EAST);
                var holds =
                        touches && Character.isLetter(people.charAt(at))
                                ? Optional.of(Direction.EAST)
                                : Optional.<Direction>empty();
                signs.add(new Sign(people.charAt(at), room.id(), holds));
            }
        }
        return signs;
    }

    private void readRooms(int row, String line) {
        var found = ROOM.matcher(line);
        while (found.find())
            rooms.add(
                    new Drawn(
                            found.group(1),
                            found.group(2),
                            row,
                            found.start(),
                            found.end(),
                            new EnumMap<>(Direction.class)));
    }

    private void joinEastAndWest(int row, String line) {
        var inRow = new LinkedHashMap<Integer, Drawn>();
        for (var room : rooms) {
            if (room.row() == row) inRow.put(room.from(), room);
        }
        for (var room : inRow.values()) {
            var bar = room.to();
            while (bar < line.length() && "-+!".indexOf(line.charAt(bar)) >= 0) bar++;
            var next = Optional.ofNullable(inRow.get(bar));
            if (bar == room.to() || next.isEmpty()) continue;
            join(room, Direction.EAST, next.get(), line.substring(room.to(), bar));
        }
    }

    private void joinNorthAndSouth(int row, String line) {
        if (ROOM.matcher(line).find()) return;
        for (var at = 0; at < line.length(); at++) {
            if (line.charAt(at) == ' ') continue;
            join(
                    roomAt(row - 1, at),
                    Direction.SOUTH,
                    roomAt(row + 1, at),
                    line.substring(at, at + 1));
        }
    }

    private Drawn roomAt(int row, int column) {
        return rooms.stream()
                .filter(room -> room.row() == row && room.from() <= column && column < room.to())
                .findFirst()
                .orElseThrow(() ->
                        new IllegalArgumentException(
                                "nothing to join at line " + row + ", column " + column));
    }

    private static void join(Drawn one, Direction direction, Drawn other, String bar) {
        var locked = bar.contains("!");
        var shut = locked || bar.contains("+");
        var door = shut ? Optional.of("oak door") : Optional.<String>empty();
        var key = locked ? Optional.of(Armoury.KEY.id()) : Optional.<String>empty();
        one.exits().put(direction, new ExitTemplate(other.id(), door, key));
        other.exits().put(direction.opposite(), new ExitTemplate(one.id(), door));
    }
}
