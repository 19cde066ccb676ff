package emberdelve.server.walk;

import emberdelve.config.content.RoomId;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Walks each way of a dungeon at least once, and studies each room. */
final class Tour {
    /** Of one way, before it counts as one that cannot be walked. */
    private static final int TRIES_MAX = 3;

    private final Party party;
    private final List<String> faults = new ArrayList<>();
    private final Study study;
    private final Set<RoomId> seen = new HashSet<>();
    private final Set<Chart.Exit> walked = new HashSet<>();
    private final Set<Chart.Exit> given = new HashSet<>();
    private final Map<Chart.Exit, Integer> tries = new HashMap<>();

    Tour(Party party) {
        this.party = party;
        study = new Study(party, faults);
    }

    /** A sentence for each thing that is not as it should be. */
    List<String> walk() {
        see();
        for (var exit = next(); exit.isPresent(); exit = next()) walk(exit.get());
        var unseen = new TreeSet<>(party.chart().ids());
        unseen.removeAll(seen);
        for (var room : unseen) faults.add("nobody reaches " + room);
        return List.copyOf(faults);
    }

    private void walk(Chart.Exit exit) {
        try {
            party.go(party.leader(), exit.from());
            see();
            party.go(party.leader(), exit.from());
            if (party.passes(party.leader(), exit)) {
                walked.add(exit);
                see();
                return;
            }
        } catch (Stranded stranded) {
            given.add(exit);
            faults.add(exit + " is not to be walked: " + stranded.getMessage());
            return;
        }
        giveUp(exit);
    }

    /** What turns walkers back may be of no more than that moment, or want something done. */
    private void giveUp(Chart.Exit exit) {
        if (tries.merge(exit, 1, Integer::sum) < TRIES_MAX) return;
        given.add(exit);
        try {
            party.go(party.leader(), party.chart().template(exit).to());
            see();
            party.go(party.leader(), exit.from());
            if (!party.passes(party.leader(), exit))
                faults.add(exit + " turns everybody back" + party.leader().remembers());
        } catch (Stranded stranded) {
            faults.add(exit + " is not to be walked: " + stranded.getMessage());
        }
    }

    private void see() {
        var here = party.leader().here();
        if (!seen.add(here)) return;
        for (var walker : party.walkers()) party.go(walker, here);
        study.room();
    }

    /** The nearest that nobody has walked. */
    private Optional<Chart.Exit> next() {
        var here = party.leader().here();
        return open(here)
                .or(() ->
                        party.chart()
                                .nearest(here, room -> open(room).isPresent(), given)
                                .flatMap(this::open));
    }

    private Optional<Chart.Exit> open(RoomId room) {
        return party.chart().room(room).exits().keySet().stream()
                .map(direction -> new Chart.Exit(room, direction))
                .filter(exit -> !walked.contains(exit) && !given.contains(exit))
                .findFirst();
    }
}
