package emberdelve.server.adminport;

import emberdelve.db.StoreState;
import emberdelve.server.admin.ServerControl;
import emberdelve.server.checkpoint.StoreHealth;
import emberdelve.server.game.Region;
import emberdelve.server.game.Regions;
import emberdelve.server.telnet.OpenPorts;

import jakarta.inject.Inject;

import java.util.ArrayList;
import java.util.List;

/** The answer to whether somebody who comes now can play. Safe for any thread. */
final class Readiness {
    private final OpenPorts ports;
    private final Regions regions;
    private final ServerControl control;

    @Inject
    Readiness(OpenPorts ports, Regions regions, ServerControl control) {
        this.ports = ports;
        this.regions = regions;
        this.control = control;
    }

    /** The reasons why nobody should be sent here; none if the server is ready. */
    List<String> hindrances() {
        var hindrances = new ArrayList<String>();
        if (control.isStopRequested()) hindrances.add("the server is stopping");
        if (ports.telnet().isEmpty()) hindrances.add("no port for players is open");
        for (var region : regions.all())
            if (region.watchdog().isStuck()) hindrances.add(what(region) + " stands still");
        regions.all().stream()
                .flatMap(region -> region.reports().latest().stream())
                .flatMap(tick -> tick.saving().stream())
                .filter(StoreHealth::isFailing)
                .findFirst()
                .ifPresent(saving -> hindrances.add("saving fails: " + word(saving.state())));
        return hindrances;
    }

    private String what(Region region) {
        return regions.areMany() ? "region " + region.name() : "the dungeon";
    }

    private static String word(StoreState state) {
        return Scrape.word(state);
    }
}
