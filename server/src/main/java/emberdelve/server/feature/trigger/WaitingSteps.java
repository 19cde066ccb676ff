package emberdelve.server.feature.trigger;

import static emberdelve.config.content.Trigger.WAITING_MAX;

import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Marks;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** All steps that wait for their tick. Thread: world. */
final class WaitingSteps {
    private static final ActorId NOBODY = new ActorId(0);

    private final World world;
    private final Marks<Waiting> marks;
    private final TreeSet<Waiting> all =
            new TreeSet<>(
                    Comparator.comparingLong(Waiting::dueTick).thenComparingLong(Waiting::id));

    /** The number of times that the steps of each trigger wait, by its name. Only looked up. */
    private final Map<String, Integer> counts = new HashMap<>();

    /** The number of triggers that wait as often as they may, mostly 0. */
    private int full;

    WaitingSteps(World world) {
        this.world = world;
        marks = world.changes().of(Waiting.class);
    }

    void restore(Waiting waiting) {
        all.add(waiting);
        count(waiting, 1);
    }

    private void count(Waiting waiting, int more) {
        var name = Origin.name(waiting.origin(), waiting.trigger());
        var count = counts.merge(name, more, Integer::sum);
        if (count == 0) counts.remove(name);
        if (more > 0 && count == WAITING_MAX) full++;
        if (more < 0 && count == WAITING_MAX - 1) full--;
    }

    /** Whether any trigger waits as often as it may. */
    boolean isAnyFull() {
        return full > 0;
    }

    /** Whether the trigger of that name waits as often as it may. */
    boolean isFull(String name) {
        return full > 0 && counts.getOrDefault(name, 0) >= WAITING_MAX;
    }

    /**
     * Lets the steps from that path on wait for so many ticks.
     *
     * @return false when the trigger waits as often as it may: then they are not done at all
     */
    boolean add(Occasion on, String path, int ticks) {
        if (isFull(on.name())) return false;
        var waiting =
                new Waiting(
                        world.ids().give(),
                        world.now() + ticks,
                        on.origin().key(),
                        on.trigger().name(),
                        path,
                        on.self().map(Actor::id).orElse(NOBODY),
                        on.room().id(),
                        on.origin().actor().map(its -> its.id().value()).orElse(0L),
                        on.depth(),
                        on.roll());
        restore(waiting);
        marks.changed(waiting.id(), waiting);
        return true;
    }

    /** Takes the steps that are due, of which most ticks have none. */
    List<Waiting> takeDue() {
        if (all.isEmpty() || all.getFirst().dueTick() > world.now()) return List.of();
        var due = new ArrayList<Waiting>();
        while (!all.isEmpty() && all.getFirst().dueTick() <= world.now()) due.add(all.pollFirst());
        for (var each : due) {
            count(each, -1);
            marks.gone(each.id());
        }
        return due;
    }

    /** The sum of all that waits, as one number for replays to compare. */
    long sum() {
        var sum = 0L;
        for (var each : all) sum = sum * 31 + each.id() * 7 + each.dueTick();
        return sum;
    }
}
