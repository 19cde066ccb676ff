package emberdelve.server.kernel;

import emberdelve.config.content.Direction;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Room;
import emberdelve.server.model.Way;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Distances and paths between rooms along open exits. Results are kept until a door moves. Thread:
 * world.
 */
public final class Sight {
    /** The furthest that any actor can see; it bounds every search. */
    public static final int STEPS_MAX = 10;

    private final Map<Room, List<Near>> onward = new HashMap<>();
    private final Map<Room, List<Near>> towards = new HashMap<>();
    private final Map<Room, List<Near>> straight = new HashMap<>();

    /** Forgets all results, because a door moved. */
    public void forget() {
        onward.clear();
        towards.clear();
        straight.clear();
    }

    /** Rooms that can be reached from {@code here}, nearest first, {@code here} included. */
    public List<Near> from(Room here) {
        return onward.computeIfAbsent(here, Sight::searchOnward);
    }

    /**
     * Rooms from which {@code here} can be reached, nearest first, {@code here} included. {@code
     * step} is the first step from that room towards {@code here}.
     */
    public List<Near> towards(Room here) {
        return towards.computeIfAbsent(here, Sight::searchBack);
    }

    /**
     * Rooms that can be seen from {@code here}, nearest first, {@code here} included: straight on
     * through open exits, on one floor and in one zone. Effects with a range reach only these
     * rooms.
     */
    public List<Near> inSight(Room here) {
        return straight.computeIfAbsent(here, Sight::searchStraight);
    }

    /** The first step of the shortest path; empty when that is too long, and at the goal. */
    public Optional<Direction> firstStep(Room here, Room goal, int stepsMax) {
        for (var near : from(here)) {
            if (near.steps() > stepsMax) break;
            if (near.room() == goal) return near.step();
        }
        return Optional.empty();
    }

    /** The shortest path; empty when the goal is out of reach, or is {@code here}. */
    public List<Direction> path(Room here, Room goal) {
        var path = new ArrayList<Direction>();
        var at = here;
        while (at != goal) {
            var way = firstStep(at, goal, STEPS_MAX).flatMap(at::way);
            if (way.isEmpty()) return List.of();
            path.add(way.get().direction());
            at = way.get().to();
        }
        return List.copyOf(path);
    }

    /** Steps from {@code here} to {@code there}; empty when {@code there} is out of reach. */
    public Optional<Integer> steps(Room here, Room there) {
        for (var near : from(here)) {
            if (near.room() == there) return Optional.of(near.steps());
        }
        return Optional.empty();
    }

    /** The nearest other room of the hunter's zone with an enemy that the hunter can see. */
    public Optional<Room> nearestEnemy(Actor hunter) {
        if (hunter.room().zone().isDeserted()) return Optional.empty();
        for (var near : from(hunter.room())) {
            if (near.steps() > hunter.stats().vision()) break;
            if (near.room().zone() != hunter.room().zone()) continue;
            for (var other : near.room().actors()) {
                if (other.isHostileTo(hunter) && near.step().isPresent())
                    return Optional.of(near.room());
            }
        }
        return Optional.empty();
    }

    private static List<Near> searchOnward(Room here) {
        var found = new ArrayList<Near>();
        var seen = new HashSet<Room>();
        var open = new ArrayDeque<Near>();
        open.add(new Near(here, 0, Optional.empty()));
        seen.add(here);
        while (!open.isEmpty()) {
            var near = open.remove();
            found.add(near);
            if (near.steps() == STEPS_MAX) continue;
            for (var way : near.room().ways()) {
                if (!way.isOpen() || !seen.add(way.to())) continue;
                var step = near.step().isPresent() ? near.step() : Optional.of(way.direction());
                open.add(new Near(way.to(), near.steps() + 1, step));
            }
        }
        return List.copyOf(found);
    }

    private static List<Near> searchStraight(Room here) {
        var found = new ArrayList<Near>();
        var seen = new HashSet<Room>(List.of(here));
        var ends = new ArrayList<Near>();
        found.add(new Near(here, 0, Optional.empty()));
        for (var way : here.ways()) {
            if (way.direction().isLevel())
                ends.add(new Near(here, 0, Optional.of(way.direction())));
        }
        for (var step = 1; step <= STEPS_MAX && !ends.isEmpty(); step++) {
            for (var end : ends) {
                var next = next(end);
                if (next.isPresent() && seen.add(next.get().room())) found.add(next.get());
            }
            ends.replaceAll(end -> next(end).orElse(end));
            var reached = step;
            ends.removeIf(end -> end.steps() < reached);
        }
        return List.copyOf(found);
    }

    /** The next room in the same direction; empty when the way there is not open. */
    private static Optional<Near> next(Near near) {
        return near.step()
                .flatMap(near.room()::way)
                .filter(Way::isOpen)
                .filter(way -> way.to().zone() == near.room().zone())
                .map(way -> new Near(way.to(), near.steps() + 1, near.step()));
    }

    private static List<Near> searchBack(Room here) {
        var found = new ArrayList<Near>();
        var seen = new HashSet<Room>();
        var open = new ArrayDeque<Near>();
        open.add(new Near(here, 0, Optional.empty()));
        seen.add(here);
        while (!open.isEmpty()) {
            var near = open.remove();
            found.add(near);
            if (near.steps() == STEPS_MAX) continue;
            for (Way way : near.room().waysIn()) {
                if (!way.isOpen() || !seen.add(way.from())) continue;
                open.add(new Near(way.from(), near.steps() + 1, Optional.of(way.direction())));
            }
        }
        return List.copyOf(found);
    }
}
