package emberdelve.server.adminport;

import emberdelve.server.admin.Funnel;
import emberdelve.server.game.CommandCounts;
import emberdelve.server.game.Jobs;
import emberdelve.server.game.Regions;
import emberdelve.server.game.TickReports;
import emberdelve.server.metrics.Traffic;
import emberdelve.server.session.Hashing;
import emberdelve.server.session.Sessions;

import jakarta.inject.Inject;

/** The parts of the server that are watched. Safe for any thread. */
record Watched(
        Regions regions,
        Sessions sessions,
        Traffic traffic,
        CommandCounts commands,
        Funnel funnel,
        Jobs jobs,
        Hashing hashing) {
    @Inject
    Watched {}

    /** The reports of the ticks. */
    TickReports ticks() {
        return regions.capital().reports();
    }
}
