package emberdelve.server.game;

import emberdelve.server.lag.RegionLag;

import jakarta.inject.Inject;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The regions of the game, in the order of their names in the settings. Safe for any thread.
 *
 * @param all at least one
 */
public record Regions(List<Region> all) {
    public Regions {
        all = List.copyOf(all);
    }

    @Inject
    Regions(Set<Region> all) {
        this(List.copyOf(all));
    }

    /** Whether the dungeon is divided. */
    public boolean areMany() {
        return all.size() > 1;
    }

    /** The lag of the region whose time has passed slowest, or whose ticks took longest. */
    public RegionLag slowest() {
        return all.stream()
                .map(region ->
                        new RegionLag(
                                Optional.of(region.name()).filter(_ -> areMany()),
                                region.reports().lag()))
                .min(
                        Comparator.comparingDouble((RegionLag lag) -> lag.report().pace())
                                .thenComparingLong(lag -> -lag.report().nearlyAllNanos()))
                .orElseThrow();
    }

    /** The reports of the last tick of each region that has had one, by its name. */
    public Map<String, TickReport> latest() {
        var reports = new LinkedHashMap<String, TickReport>();
        for (var region : all)
            region.reports().latest().ifPresent(report -> reports.put(region.name(), report));
        return reports;
    }

    /** The region that answers to the console and shows itself to everybody. */
    public Region capital() {
        return all.getFirst();
    }
}
