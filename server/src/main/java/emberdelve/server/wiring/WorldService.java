package emberdelve.server.wiring;

import emberdelve.db.StoreState;
import emberdelve.server.admin.ServerControl;
import emberdelve.server.checkpoint.StoreHealth;
import emberdelve.server.console.ConsoleLink;
import emberdelve.server.game.Region;
import emberdelve.server.game.Regions;
import emberdelve.server.lifecycle.Service;
import emberdelve.server.time.Clock;
import emberdelve.server.view.Note;

import jakarta.inject.Inject;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Map;

/** The world: it runs by itself, and is stored whole when it stops. */
final class WorldService implements Service {
    private static final Logger LOG = LoggerFactory.getLogger(WorldService.class);

    /**
     * The time for the last checkpoint, of the 15 s that an orderly stop may take
     * (docs/operating.md P4).
     */
    private static final Duration LAST_CHECKPOINT = Duration.ofSeconds(8);

    /** The time in which the loops of all regions end, unless one stands still. */
    private static final Duration LOOPS_END = Duration.ofSeconds(2);

    /** The time after which nobody waits any more for a region that stands still. */
    private static final Duration STANDING_ENDS = Duration.ofSeconds(10);

    private final Regions regions;
    private final ServerControl control;
    private final ConsoleLink console;
    private final Clock clock;

    @Inject
    WorldService(Regions regions, ServerControl control, ConsoleLink console, Clock clock) {
        this.clock = clock;
        this.console = console;
        this.regions = regions;
        this.control = control;
    }

    @Override
    public void start() {
        for (var region : regions.all()) {
            region.loop().start();
            region.watchdog().start();
        }
    }

    @Override
    public void stop() {
        for (var region : regions.all()) region.watchdog().stop();
        for (var region : regions.all()) region.loop().end();
        var began = clock.nanoTime();
        // Who is in a region that stands still waits; who is in another is stored meanwhile.
        var standing = new ArrayList<Region>();
        for (var region : regions.all())
            if (!region.loop().hasEnded(left(began, LOOPS_END))) standing.add(region);
        var finishing = clock.nanoTime();
        for (var region : regions.all())
            if (!standing.contains(region)) finish(region, left(finishing, LAST_CHECKPOINT));
        for (var region : standing)
            if (region.loop().hasEnded(left(began, STANDING_ENDS)))
                finish(region, left(finishing, LAST_CHECKPOINT));
            else unsaved(Note.of("console.stuck"));
    }

    /** The rest of a time that began then. */
    private Duration left(long beganNanos, Duration of) {
        var left = of.minusNanos(clock.nanoTime() - beganNanos);
        return left.isNegative() ? Duration.ZERO : left;
    }

    private void finish(Region region, Duration within) {
        var game = region.game();
        if (!game.finish(control.reason(), within))
            game.saving().map(WorldService::lost).ifPresent(this::unsaved);
    }

    /** The note that tells whoever stops the server what is not stored. */
    static Note lost(StoreHealth saving) {
        if (saving.state() == StoreState.ASIDE)
            return Note.of(
                    "console.aside",
                    Map.of("rows", saving.reason(), "tick", Long.toString(saving.durableTick())));
        return Note.of(
                "console.unsaved",
                Map.of(
                        "age", Long.toString(saving.unsaved().toSeconds() + 1),
                        "tick", Long.toString(saving.durableTick()),
                        "reason", saving.reason()));
    }

    private void unsaved(Note note) {
        LOG.error("the world is not stored whole; it goes on from its last checkpoint");
        control.stopsUnsaved();
        console.say(note);
    }
}
