package emberdelve.server.kernel;

import emberdelve.server.schedule.Timers;

/**
 * One tick: timers go off, actors act in order of speed in each zone whose time passes, then the
 * features' hooks run. Thread: world.
 */
final class Tick {
    private final WorldClock clock;
    private final Timers timers = new Timers();
    private final WorldMap map;
    private final ZoneSleep sleep;
    private final Turns turns;
    private final Hooks hooks;
    private final Guard guard;
    private final EventDelivery delivery;

    Tick(
            WorldClock clock,
            WorldMap map,
            ZoneSleep sleep,
            Turns turns,
            Hooks hooks,
            Guard guard,
            EventDelivery delivery) {
        this.clock = clock;
        this.map = map;
        this.sleep = sleep;
        this.turns = turns;
        this.hooks = hooks;
        this.guard = guard;
        this.delivery = delivery;
    }

    /** Timers that run by the world's tick, whether or not a zone sleeps. */
    Timers timers() {
        return timers;
    }

    void run() {
        clock.advance();
        guard.run("timers", () -> timers.run(clock.now()));
        for (var zone : map.zones()) zone.advance(sleep.isAwake(zone) && turns.resume(zone));
        for (var zone : map.zones()) if (zone.isRunning()) turns.take(zone);
        for (var zone : map.zones()) {
            if (!zone.isRunning()) continue;
            for (var hook : hooks.zoneTicks()) guard.run(zone, () -> hook.accept(zone));
            guard.run(zone, () -> zone.timers().run(zone.now()));
        }
        for (var hook : hooks.ticks()) guard.timed(hook, hook);
        delivery.tickEnded();
    }
}
