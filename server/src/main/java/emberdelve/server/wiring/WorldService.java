package emberdelve.server.wiring;

import emberdelve.db.StoreState;
import emberdelve.server.admin.ServerControl;
import emberdelve.server.checkpoint.StoreHealth;
import emberdelve.server.console.ConsoleLink;
import emberdelve.server.game.Region;
import emberdelve.server.game.Regions;
import emberdelve.server.lifecycle.Service;
import emberdelve.server.view.Note;

import jakarta.inject.Inject;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Duration;
import java.util.Map;

/** The world: it runs by itself, and is stored whole when it stops. */
final class WorldService implements Service {
    private static final Logger LOG = LoggerFactory.getLogger(WorldService.class);

    /**
     * The time for the last checkpoint, of the 15 s that an orderly stop may take
     * (docs/operating.md P4).
     */
    private static final Duration LAST_CHECKPOINT = Duration.ofSeconds(8);

    private final Regions regions;
    private final ServerControl control;
    private final ConsoleLink console;

    @Inject
    WorldService(Regions regions, ServerControl control, ConsoleLink console) {
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
        for (var region : regions.all()) stop(region);
    }

    private void stop(Region region) {
        var game = region.game();
        if (!region.loop().stop()) unsaved(Note.of("console.stuck"));
        else if (!game.finish(control.reason(), LAST_CHECKPOINT))
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
