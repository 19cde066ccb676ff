package emberdelve.server.kernel;

import emberdelve.config.content.Rules;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Room;
import emberdelve.server.model.Zone;

import java.util.ArrayList;

/**
 * The sleep of zones while no character is near; when they wake, what they missed is made up for. A
 * sleeping zone costs one check of a flag a tick, however many actors live in it; none of them
 * wanders or fights. On waking, the zone's clock jumps, actors wait as long for their turn as was
 * left, and healing, decay and respawns follow at once. Thread: world.
 *
 * @see "docs/rules.md R1.12"
 */
public final class ZoneSleep {
    private final WorldClock clock;
    private final Turns turns;
    private final Hooks hooks;

    /** The time for which nobody must be near before a zone falls asleep. */
    private long afterTicks;

    ZoneSleep(WorldClock clock, Rules.Pacing pacing, Turns turns, Hooks hooks) {
        this.clock = clock;
        this.turns = turns;
        this.hooks = hooks;
        pace(pacing);
    }

    /** Sets the rules by which zones fall asleep from now on. */
    void pace(Rules.Pacing pacing) {
        afterTicks = clock.ticks(pacing.zoneSleeps());
    }

    /** Whether the zone is awake in this tick; it may fall asleep now. */
    boolean isAwake(Zone zone) {
        if (zone.isAsleep()) return false;
        if (!zone.isDeserted()) zone.stir(clock.now());
        if (zone.quietTicks(clock.now()) < afterTicks) return true;

        zone.fallAsleep();
        return false;
    }

    /** Puts the zone to sleep early; false when a character is there, or it sleeps already. */
    public boolean putToSleep(Zone zone) {
        if (!zone.isDeserted() || zone.isAsleep()) return false;

        // Set the quiet time so that the next tick is the first one the zone misses.
        zone.stir(clock.now() - afterTicks + 1);
        zone.fallAsleep();
        return true;
    }

    /** Keeps the zone awake, or wakes it: somebody came near, or something happened there. */
    public void stir(Zone zone) {
        if (zone.isAsleep()) wake(zone);
        zone.stir(clock.now());
    }

    /**
     * Keeps awake, or wakes, the zones of the room and of its neighbours: a character came into the
     * room.
     */
    void stirAround(Room room) {
        stir(room.zone());
        for (var way : room.ways()) stir(way.to().zone());
    }

    private void wake(Zone zone) {
        // The zone did not run in the tick in which it fell asleep either.
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
