package emberdelve.server.walk;

import emberdelve.config.content.Content;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.RoomTemplate;
import emberdelve.config.content.Step;
import emberdelve.config.content.Trigger;
import emberdelve.config.content.Trigger.When;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Ways that nobody finds by walking: whoever pulls the right thing or knows a word is let in. */
final class Ways {
    private static final int TRIES_MAX = 3;

    private Ways() {}

    /**
     * Walks each way that is told of, in a dungeon of its own: a sentence for each that is none.
     */
    static List<String> faults(Content content, ErrandBook book, long seed) {
        var faults = new ArrayList<String>();
        var chart = new Chart(content);
        var told = book.ways();
        for (var room : opened(chart))
            if (!told.containsKey(room))
                faults.add(
                        ("A trigger leads into %s. Write in %s, under \"into %1$s\", what players"
                                        + " type to get there; README.md beside it says how.")
                                .formatted(room, book.folder().resolve("ways.txt")));
        told.forEach((room, way) -> {
            var party = new Party(content, seed, book, List.of("guardian"));
            try {
                // Whoever lives there may throw others out.
                for (var tries = 0; tries < TRIES_MAX; tries++) {
                    party.does(way);
                    if (party.leader().here().equals(room)) return;
                }
                faults.add(
                        "the way into %s ends in %s%s"
                                .formatted(
                                        room, party.leader().here(), party.leader().remembers()));
            } catch (Stranded stranded) {
                faults.add("the way into " + room + ": " + stranded.getMessage());
            }
        });
        return faults;
    }

    private static Set<RoomId> opened(Chart chart) {
        var rooms = new TreeSet<RoomId>();
        for (var room : chart.rooms().values())
            for (var trigger : room.triggers())
                if (isMeant(trigger)) open(chart, room, trigger.steps(), rooms);
        return rooms;
    }

    /** What happens to those who only walk in is found by walking in. */
    private static boolean isMeant(Trigger trigger) {
        return trigger.when() == When.SAY || trigger.when() == When.USE;
    }

    private static void open(Chart chart, RoomTemplate room, List<Step> steps, Set<RoomId> rooms) {
        for (var step : steps) {
            if (step instanceof Step.Move(var to)) rooms.add(to);
            if (step instanceof Step.Door(var act, var from, var exit) && lets(act))
                rooms.add(chart.template(new Chart.Exit(from, exit)).to());
            if (step instanceof Step.Ask(_, var answers))
                for (var answer : answers) open(chart, room, answer.steps(), rooms);
        }
    }

    private static boolean lets(Step.Act act) {
        return act == Step.Act.OPEN || act == Step.Act.UNLOCK;
    }
}
