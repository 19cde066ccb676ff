package emberdelve.server.adminport;

import emberdelve.server.admin.Funnel;
import emberdelve.server.checkpoint.StoreHealth;
import emberdelve.server.game.CommandCounts;
import emberdelve.server.game.Jobs;
import emberdelve.server.game.Regions;
import emberdelve.server.game.TickReport;
import emberdelve.server.metrics.Traffic;
import emberdelve.server.session.Hashing;
import emberdelve.server.session.Sessions;

import jakarta.inject.Inject;

import java.time.Duration;
import java.util.Comparator;

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

    /** The players in all regions, those included whose link is lost. */
    int players() {
        return regions.latest().values().stream().mapToInt(TickReport::players).sum();
    }

    /** The inputs that waited in all regions at the end of the last ticks. */
    int inputsWaiting() {
        return regions.latest().values().stream().mapToInt(report -> report.time().waiting()).sum();
    }

    /** The age of the oldest change that is not safe. */
    Duration unsaved() {
        return regions.latest().values().stream()
                .flatMap(report -> report.saving().stream())
                .map(StoreHealth::unsaved)
                .max(Comparator.naturalOrder())
                .orElse(Duration.ZERO);
    }
}
