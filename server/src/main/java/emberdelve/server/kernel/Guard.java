package emberdelve.server.kernel;

import emberdelve.server.model.Actor;
import emberdelve.server.model.Zone;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/**
 * The guard around the deeds of actors, by which a fault in one actor's deed harms no other actor.
 * An exception is caught and reported; an actor with three exceptions in a minute is quarantined. A
 * deed that causes too many events is stopped. Thread: world.
 *
 * @see "docs/operating.md A2"
 */
public final class Guard {
    static final int FAULTS_MAX = 3;

    private static final Duration FAULT_WINDOW = Duration.ofSeconds(60);

    /** Events that one deed may cause; killing everybody in a full hall causes a tenth of them. */
    static final int STEPS_MAX = 10_000;

    private static final int UNWATCHED = -1;

    private final WorldClock clock;
    private final FaultListener listener;
    private final long windowTicks;
    private final Map<Actor, ArrayDeque<Long>> faults = new HashMap<>();
    private final Set<Actor> quarantined = new HashSet<>();
    private DeedTimer timer = DeedTimer.NONE;
    private int steps = UNWATCHED;

    Guard(WorldClock clock, FaultListener listener) {
        this.clock = clock;
        this.listener = listener;
        this.windowTicks = clock.ticks(FAULT_WINDOW);
    }

    /** The listener for every fault that was caught. */
    @FunctionalInterface
    public interface FaultListener {
        /**
         * @param culprit an actor with its number, or the zone in which something happened by
         *     itself; {@code timers} for what belongs to no zone
         */
        void caught(String culprit, long tick, Throwable fault, boolean quarantined);
    }

    /** Sets the stopwatch by which all deeds are measured from now on. */
    public void timeBy(DeedTimer stopwatch) {
        timer = stopwatch;
    }

    /** Runs the actor's deed, unless the actor is quarantined. */
    public void run(Actor actor, Runnable deed) {
        if (quarantined.contains(actor)) return;
        watched(
                actor,
                deed,
                fault -> {
                    count(actor);
                    listener.caught(
                            actor.toString(), clock.now(), fault, quarantined.contains(actor));
                });
    }

    /** Runs a deed of the zone that no actor does, such as a timer's. */
    public void run(Zone zone, Runnable deed) {
        run(zone, zone.template().id(), deed);
    }

    /** Runs a deed that no actor does; {@code where} names its place in the report of a fault. */
    void run(String where, Runnable deed) {
        run(where, where, deed);
    }

    private void run(Object what, String where, Runnable deed) {
        watched(what, deed, fault -> listener.caught(where, clock.now(), fault, false));
    }

    /** Runs a deed by the stopwatch, and lets its faults through. */
    public void timed(Object what, Runnable deed) {
        timer.begin(what);
        try {
            deed.run();
        } finally {
            timer.end();
        }
    }

    /** The actors that may do nothing any more, because too many of their deeds failed. */
    public Set<Actor> quarantined() {
        return Collections.unmodifiableSet(quarantined);
    }

    public boolean isQuarantined(Actor actor) {
        return quarantined.contains(actor);
    }

    /**
     * Counts one event of the deed that is being run.
     *
     * @throws IllegalStateException when the deed has caused too many events; this ends the deed
     */
    void step() {
        if (steps == UNWATCHED) return;
        if (++steps > STEPS_MAX)
            throw new IllegalStateException("more than " + STEPS_MAX + " steps in one deed");
    }

    void forget(Actor actor) {
        faults.remove(actor);
        quarantined.remove(actor);
    }

    private void watched(Object what, Runnable deed, Consumer<Throwable> caught) {
        var outer = steps;
        steps = 0;
        timer.begin(what);
        try {
            deed.run();
        } catch (RuntimeException | StackOverflowError fault) {
            caught.accept(fault);
        } finally {
            timer.end();
            steps = outer;
        }
    }

    private void count(Actor actor) {
        var times = faults.computeIfAbsent(actor, _ -> new ArrayDeque<>());
        times.add(clock.now());
        while (times.getFirst() <= clock.now() - windowTicks) times.remove();
        if (times.size() >= FAULTS_MAX) quarantined.add(actor);
    }
}
