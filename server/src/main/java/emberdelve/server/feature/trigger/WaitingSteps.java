package emberdelve.server.feature.trigger;

import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Marks;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;

/** All steps that wait for their tick. Thread: world. */
final class WaitingSteps {
    /** Of one trigger: one that waits more often has fed itself. */
    static final int OF_ONE_MAX = 20;

    private static final ActorId NOBODY = new ActorId(0);

    private final World world;
    private final Quarantine quarantine;
    private final Marks<Waiting> marks;
    private final TreeSet<Waiting> all =
            new TreeSet<>(
                    Comparator.comparingLong(Waiting::dueTick).thenComparingLong(Waiting::id));

    WaitingSteps(World world, Quarantine quarantine) {
        this.world = world;
        this.quarantine = quarantine;
        marks = world.changes().of(Waiting.class);
    }

    void restore(Waiting waiting) {
        all.add(waiting);
    }

    /** The steps from that path on are done so many ticks later. */
    void add(Occasion on, String path, int ticks) {
        var name = on.name();
        var same = all.stream().filter(each -> isOf(on, each)).limit(OF_ONE_MAX).count();
        if (same >= OF_ONE_MAX) {
            quarantine.stop(name, "it waits " + OF_ONE_MAX + " times at once, and comes again");
            return;
        }
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
        all.add(waiting);
        marks.changed(waiting.id(), waiting);
    }

    private static boolean isOf(Occasion on, Waiting waiting) {
        return waiting.trigger().equals(on.trigger().name())
                && waiting.origin().equals(on.origin().key());
    }

    /** Takes those that are due; most ticks have none. */
    List<Waiting> takeDue() {
        if (all.isEmpty() || all.getFirst().dueTick() > world.now()) return List.of();
        var due = new ArrayList<Waiting>();
        while (!all.isEmpty() && all.getFirst().dueTick() <= world.now()) due.add(all.pollFirst());
        for (var each : due) marks.gone(each.id());
        return due;
    }

    /** A number for all that waits. */
    long sum() {
        var sum = 0L;
        for (var each : all) sum = sum * 31 + each.id() * 7 + each.dueTick();
        return sum;
    }
}
