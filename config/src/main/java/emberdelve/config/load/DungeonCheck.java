package emberdelve.config.load;

import emberdelve.config.content.RoomId;
import emberdelve.config.read.Problem;
import emberdelve.config.read.Problems;
import emberdelve.config.read.YamlNode;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The check of what holds between rooms once all of them are known: doors and ways. */
final class DungeonCheck {
    private final Rooms rooms;
    private final Problems problems;
    private final Map<RoomId, List<Rooms.Way>> waysFrom = new HashMap<>();

    DungeonCheck(Rooms rooms, Problems problems) {
        this.rooms = rooms;
        this.problems = problems;
        for (var way : rooms.ways())
            waysFrom.computeIfAbsent(way.from(), _ -> new ArrayList<>()).add(way);
    }

    /** Checks that the two sides of each door have one name. */
    void doors() {
        for (var way : rooms.ways()) {
            if (!rooms.found().containsKey(way.exit().to()) || leavesDraft(way)) continue;
            way.exit().door().flatMap(name -> mistake(way, name)).ifPresent(problems::add);
        }
    }

    private Optional<Problem> mistake(Rooms.Way way, String door) {
        var to = way.exit().to();
        var back =
                waysFrom.getOrDefault(to, List.of()).stream()
                        .filter(other -> other.exit().to().equals(way.from()))
                        .filter(other -> other.exit().door().isPresent())
                        .toList();
        if (back.isEmpty())
            return Optional.of(doorNode(way).wrong("an exit of " + to + " back by this door"));
        if (back.stream().anyMatch(other -> other.exit().door().equals(Optional.of(door))))
            return Optional.empty();

        // Two names for one door are one mistake, which is reported at the later room.
        if (way.from().compareTo(to) < 0) return Optional.empty();
        var other = doorNode(back.getFirst());
        return Optional.of(
                doorNode(way).wrong("the name it has on the other side, " + other.valuePlace()));
    }

    private static YamlNode doorNode(Rooms.Way way) {
        return way.door().orElse(way.node());
    }

    /**
     * Checks that every room can be reached on foot. Of several unreachable rooms that lead to one
     * another only the first is reported, as the others can be reached from it.
     */
    void reachableFrom(RoomId start) {
        if (!rooms.isComplete() || !rooms.found().containsKey(start)) return;
        var reached = new HashSet<RoomId>();
        walk(start, reached);
        for (var draft : rooms.drafts()) {
            var all = rooms.found().keySet().stream().filter(room -> room.zone().equals(draft));
            // Whoever enters a draft comes to its first room.
            all.findFirst().ifPresent(room -> walk(room, reached));
        }
        for (var found : rooms.found().values()) {
            if (reached.contains(found.room().id())) continue;
            problems.add(found.node().named("unreachable", "a way here from " + start));
            walk(found.room().id(), reached);
        }
    }

    /** Whether the way leads out of a draft; no way leads back as long as the zone is a draft. */
    private boolean leavesDraft(Rooms.Way way) {
        return rooms.isDraft(way.from()) && !way.exit().to().zone().equals(way.from().zone());
    }

    /**
     * Warns of ways that surprise: those without a way back, and those to another square than they
     * point at.
     */
    void warn() {
        for (var way : rooms.ways()) {
            if (leavesDraft(way)) continue;
            var to = way.exit().to();
            var back =
                    waysFrom.getOrDefault(to, List.of()).stream()
                            .filter(other -> other.exit().to().equals(way.from()))
                            .toList();
            if (back.isEmpty())
                problems.warn(way.node().wrong("an exit of " + to + " that leads back"));
            if (to.zone().equals(way.from().zone())) warnOfSquare(way);
            else if (!back.isEmpty()) warnOfDirection(way, back);
        }
    }

    /**
     * Warns of a way to another zone that does not lead back in the opposite direction. Squares are
     * not compared, because each zone may count its own.
     */
    private void warnOfDirection(Rooms.Way way, List<Rooms.Way> back) {
        var opposite = way.direction().opposite();
        if (back.stream().anyMatch(other -> other.direction() == opposite)) return;
        problems.warn(
                way.node()
                        .wrong(
                                "an exit of "
                                        + way.exit().to()
                                        + " that leads back "
                                        + opposite.word()));
    }

    private void warnOfSquare(Rooms.Way way) {
        var to = way.exit().to();
        var square = way.direction().from(rooms.get(way.from()).orElseThrow().at());
        var at = rooms.get(to).orElseThrow().at();
        if (at.equals(square)) return;
        problems.warn(
                way.node()
                        .wrong(
                                "a room at "
                                        + square.words()
                                        + ", which is "
                                        + way.direction().word()
                                        + " of here; "
                                        + to
                                        + " is at "
                                        + at.words()));
    }

    private void walk(RoomId from, Set<RoomId> reached) {
        var open = new ArrayDeque<RoomId>();
        if (reached.add(from)) open.add(from);
        for (var here = open.poll(); here != null; here = open.poll()) {
            for (var way : waysFrom.getOrDefault(here, List.of())) {
                if (leavesDraft(way)) continue;
                var to = way.exit().to();
                if (rooms.found().containsKey(to) && reached.add(to)) open.add(to);
            }
        }
    }
}
