package emberdelve.server.adminport;

import emberdelve.db.StoreState;
import emberdelve.server.admin.ServerControl;
import emberdelve.server.checkpoint.StoreHealth;
import emberdelve.server.game.TickReports;
import emberdelve.server.game.Watchdog;
import emberdelve.server.telnet.OpenPorts;

import jakarta.inject.Inject;

import java.util.ArrayList;
import java.util.List;

/** The answer to whether somebody who comes now can play. Safe for any thread. */
final class Readiness {
    private final OpenPorts ports;
    private final TickReports ticks;
    private final ServerControl control;
    private final Watchdog watchdog;

    @Inject
    Readiness(OpenPorts ports, TickReports ticks, ServerControl control, Watchdog watchdog) {
        this.ports = ports;
        this.ticks = ticks;
        this.control = control;
        this.watchdog = watchdog;
    }

    /** The reasons why nobody should be sent here; none if the server is ready. */
    List<String> hindrances() {
        var hindrances = new ArrayList<String>();
        if (control.isStopRequested()) hindrances.add("the server is stopping");
        if (ports.telnet().isEmpty()) hindrances.add("no port for players is open");
        if (watchdog.isStuck()) hindrances.add("the dungeon stands still");
        ticks.latest()
                .flatMap(tick -> tick.saving())
                .filter(StoreHealth::isFailing)
                .ifPresent(saving -> hindrances.add("saving fails: " + word(saving.state())));
        return hindrances;
    }

    private static String word(StoreState state) {
        return Scrape.word(state);
    }
}
