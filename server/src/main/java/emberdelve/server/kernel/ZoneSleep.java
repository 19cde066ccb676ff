package emberdelve.server.kernel;

import emberdelve.config.content.Rules;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Room;
import emberdelve.server.model.Zone;

import java.util.ArrayList;

/**
 * Which zones sleep, and what they have missed when they wake: a sleeping zone costs a look at one
 * flag a tick, however many live in it. On waking its clock jumps, whoever waited for a turn goes
 * on waiting as long as was left, and healing, decay and returns are reckoned at once. Nobody
 * wanders or fights meanwhile. Thread: world.
 *
 * @see "docs/rules.md R1.12"
 */
public final class ZoneSleep {
    private final WorldClock clock;
    private final Turns turns;
    private final Hooks hooks;

    /** Without anybody near before a zone falls asleep. */
    private final long afterTicks;

    ZoneSleep(WorldClock clock, Rules.Pacing pacing, Turns turns, Hooks hooks) {
        this.clock = clock;
        this.turns = turns;
        this.hooks = hooks;
        this.afterTicks = clock.ticks(pacing.zoneSleeps());
    }

    /** Whether the zone is awake in this tick; it may fall asleep now. */
    boolean isAwake(Zone zone) {
        if (zone.isAsleep()) return false;
        if (!zone.isDeserted()) zone.stir(clock.now());
        if (zone.quietTicks(clock.now()) < afterTicks) return true;

        zone.fallAsleep();
        return false;
    }

    /** Lets it sleep from now on, before its time; false when somebody is there, or it does. */
    public boolean putToSleep(Zone zone) {
        if (!zone.isDeserted() || zone.isAsleep()) return false;

        // As if it had been quiet for so long that it misses the next tick and no earlier one.
        zone.stir(clock.now() - afterTicks + 1);
        zone.fallAsleep();
        return true;
    }

    /** Somebody comes near, or something happens there. */
    public void stir(Zone zone) {
        if (zone.isAsleep()) wake(zone);
        zone.stir(clock.now());
    }

    /** A character came into the room; zones that begin next door wake up, too. */
    void stirAround(Room room) {
        stir(room.zone());
        for (var way : room.ways()) stir(way.to().zone());
    }

    private void wake(Zone zone) {
        // It did not run in the tick in which it fell asleep either.
        var missed = zone.quietTicks(clock.now()) - afterTicks + 1;
        zone.wakeUp(missed);
        var waiting = new ArrayList<Actor>();
        for (var appointment : zone.scheduler().timeline())
            waiting.add((Actor) appointment.contender());
        for (var actor : waiting) turns.shift(actor, missed);
        hooks.zoneWoke(zone, missed);
        zone.timers().run(zone.now());
    }
}
