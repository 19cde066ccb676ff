package emberdelve.server.walk;

import emberdelve.config.content.Content;
import emberdelve.config.content.RoomId;
import emberdelve.server.feature.trigger.Troupe;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Nature;
import emberdelve.server.walk.Errand.Line;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** Those who walk together, in a dungeon of their own: one, or a group behind its leader. */
final class Party {
    private static final List<String> NAMES = List.of("Mira", "Tolo", "Sable", "Ratka");

    private static final int TICKS_PER_SECOND = 5;
    private static final int STEPS_MAX = 500;
    private static final int REFUSALS_MAX = 8;

    /** Wind and water throw back by chance, and sometimes many times on end. */
    private static final int THROWN_BACK_MAX = 60;

    private static final int HELPS_MAX = 4;
    static final int PAUSE_SECONDS = 10;
    private static final int PAUSES_MAX = 90;

    /** Twenty minutes, after which the slowest are there again, and a little more. */
    private static final int FELL_PAUSES_MAX = 130;

    private final Content content;
    private final Chart chart;
    private final Map<RoomId, Errand> ways;
    private final Troupe play;
    private final List<Walker> walkers = new ArrayList<>();
    private final Seeker seeker;
    private final Skies skies;

    /** What nobody gets through. */
    private final Set<Chart.Exit> closed = new HashSet<>();

    /** Rooms that an errand is just leading into. */
    private final Set<RoomId> helping = new HashSet<>();

    /**
     * @param classes of each, the leader first; as many as there are names at the most
     */
    Party(Content content, long seed, ErrandBook book, List<String> classes) {
        this.content = content;
        chart = new Chart(content);
        ways = book.ways();
        play = Troupe.unrecorded(content, seed);
        for (var characterClass : classes) {
            var walker = new Walker(NAMES.get(walkers.size()), play);
            play.comes(walker.name(), characterClass);
            walkers.add(walker);
            walker.growStrong();
        }
        if (walkers.size() > 1) play.gather();
        seeker = new Seeker(this);
        skies = new Skies(this);
        for (var walker : walkers) seeker.light(walker);
    }

    Content content() {
        return content;
    }

    Chart chart() {
        return chart;
    }

    World world() {
        return play.world();
    }

    Walker leader() {
        return walkers.getFirst();
    }

    List<Walker> walkers() {
        return List.copyOf(walkers);
    }

    Seeker seeker() {
        return seeker;
    }

    Skies skies() {
        return skies;
    }

    long hash() {
        return play.hash();
    }

    void waits(int seconds) {
        for (var tick = 0; tick < seconds * TICKS_PER_SECOND; tick++) {
            walkers.forEach(Walker::passes);
            play.ticks(1);
        }
    }

    void does(Errand errand) {
        for (var line : errand.lines()) does(line);
    }

    private void does(Line line) {
        switch (line) {
            case Line.To(var who, var room) -> each(who, walker -> go(walker, room));
            case Line.Fell(var who, var monster) -> each(who, walker -> fells(walker, monster));
            case Line.Type(var who, var typed) -> each(who, walker -> walker.types(typed));
            case Line.Have(var item) -> seeker.get(leader(), item);
            case Line.Gold(var amount) -> seeker.gold(leader(), amount);
            case Line.Wait(var seconds) -> waits(seconds);
            case Line.Under(var sky) -> skies.waitFor(sky);
            case Line.Until(var words, var typed) -> until(words, typed);
            case Line.Alone(var own) -> {
                if (walkers.size() == 1) does(own);
            }
        }
    }

    /** Alone one does what the others should do: it must not do. */
    private void each(int who, Consumer<Walker> deed) {
        if (who == Line.EACH) walkers.forEach(deed);
        else deed.accept(walkers.get(Math.min(who, walkers.size()) - 1));
    }

    private void fells(Walker who, String monster) {
        for (var pauses = 0; pauses < FELL_PAUSES_MAX; pauses++) {
            var prey = who.room().actors().stream().filter(its -> isA(its, monster)).findFirst();
            if (prey.isPresent() && who.kills(prey.get())) return;
            if (prey.isEmpty()) waits(PAUSE_SECONDS);
        }
        throw new Stranded(who + " fells no " + monster + " in " + who.here() + who.remembers());
    }

    private static boolean isA(Actor actor, String monster) {
        return actor.nature() instanceof Nature.Monster(var type) && type.id().equals(monster);
    }

    private void until(String words, String line) {
        for (var times = 0; times < PAUSES_MAX; times++) {
            leader().clears();
            if (leader().types(line).contains(words)) return;
            waits(PAUSE_SECONDS);
        }
        throw new Stranded("nobody reads \"" + words + "\" after: " + line + leader().remembers());
    }

    /** All walk there. */
    void go(RoomId to) {
        for (var walker : walkers) go(walker, to);
    }

    /**
     * One walks there, and whoever follows.
     *
     * @throws Stranded when there is no way
     */
    void go(Walker who, RoomId to) {
        var refusals = new HashMap<Chart.Exit, Integer>();
        var helps = new HashMap<RoomId, Integer>();
        for (var steps = 0; steps < STEPS_MAX; steps++) {
            if (who.here().equals(to)) return;
            closed.removeIf(exit -> isOpenNow(who, exit));
            var exit = chart.towards(who.here(), to, closed).orElseThrow(() -> noWay(who, to));
            if (passes(who, exit)) continue;
            var times = refusals.merge(exit, 1, Integer::sum);
            var room = chart.template(exit).to();
            if (isLocked(who, exit) || times % 2 == 0) {
                if (helps.merge(room, 1, Integer::sum) <= HELPS_MAX && helps(room)) continue;
                var isShut = isLocked(who, exit) && times > 1;
                var most = who.here().equals(exit.from()) ? REFUSALS_MAX : THROWN_BACK_MAX;
                if (isShut || times >= most) closed.add(exit);
            }
        }
        throw noWay(who, to);
    }

    private Stranded noWay(Walker who, RoomId to) {
        return new Stranded("nobody gets from " + who.here() + " to " + to + who.remembers());
    }

    /** One goes that way, with the key if it takes one; true when that led where it should. */
    boolean passes(Walker who, Chart.Exit exit) {
        if (isLocked(who, exit)) {
            var key = chart.template(exit).key();
            if (key.isPresent() && !seeker.gets(who, key.get())) return false;
            // The key may have been far away.
            if (!who.here().equals(exit.from())) go(who, exit.from());
            who.clears();
            who.types("unlock " + exit.direction().word());
            // It may have been given up by somebody who looked for that very key.
            closed.remove(exit);
        }
        return who.steps(exit, chart.template(exit).to());
    }

    /** Somebody has come from the other side. */
    private boolean isOpenNow(Walker who, Chart.Exit exit) {
        if (!who.here().equals(exit.from())) return false;
        var door = who.room().way(exit.direction()).flatMap(way -> way.door());
        return door.filter(its -> !its.isLocked()).isPresent();
    }

    private boolean isLocked(Walker who, Chart.Exit exit) {
        if (!who.here().equals(exit.from())) return false;
        var door = who.room().way(exit.direction()).flatMap(way -> way.door());
        return door.filter(its -> its.isLocked()).isPresent();
    }

    /** Whether it is told how to get into that room. */
    boolean isTold(RoomId room) {
        return ways.containsKey(room);
    }

    /** Does what leads into a room that one cannot just walk into. */
    private boolean helps(RoomId room) {
        var way = ways.get(room);
        if (way == null || !helping.add(room)) return false;
        try {
            does(way);
            return true;
        } finally {
            helping.remove(room);
        }
    }
}
