package emberdelve.server.adminport;

import emberdelve.db.StoreState;
import emberdelve.server.adminport.Figures.Point;
import emberdelve.server.adminport.Figures.Spread;
import emberdelve.server.checkpoint.StoreHealth;
import emberdelve.server.game.Region;
import emberdelve.server.game.Regions;
import emberdelve.server.game.TickReport;
import emberdelve.server.game.TickReports;

import io.prometheus.metrics.model.snapshots.Labels;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * The figures of the regions. Where there are several, each value is labelled with its region; with
 * one, there is no such label, so that nobody who does not divide the dungeon has to know of it.
 * Safe for any thread.
 */
record RegionFigures(Regions regions) {
    private static final double MILLIS_PER_SECOND = 1_000;
    private static final double NANOS_PER_SECOND = 1e9;

    /** The label of a region, and the report of its last tick. */
    private record Told<R>(Labels labels, R report) {}

    void addTo(Figures all) {
        all.histogram(
                "tick_seconds",
                "Time that ticks took",
                TickReports.LIMITS_MILLIS.stream().map(limit -> limit / MILLIS_PER_SECOND).toList(),
                regions.all().stream().map(this::spread).toList());
        all.counters(
                "ticks_late",
                "Ticks that began more than a tick late",
                each(region -> region.reports().totals().late()));
        all.gauges(
                "pace_ratio",
                "Speed of the dungeon's time in the last five minutes, 1 is full",
                each(region -> region.reports().lag().pace()));
        if (regions.areMany())
            all.gauges(
                    "region_stands",
                    "1 while one deed has gone on for so long that the region stands still",
                    each(region -> region.watchdog().isStuck() ? 1 : 0));
        if (!told().isEmpty()) state(all);
        var saved = saved();
        if (!saved.isEmpty()) saving(saved, all);
    }

    /** The inputs that waited at the end of each region's last tick. */
    List<Point> inboxes() {
        var told = points(told(), report -> report.time().waiting());
        return told.isEmpty() ? List.of(new Point(Labels.EMPTY, 0)) : told;
    }

    private Labels labels(Region region) {
        return regions.areMany() ? Labels.of("region", region.name()) : Labels.EMPTY;
    }

    private Spread spread(Region region) {
        var totals = region.reports().totals();
        return new Spread(labels(region), totals.counts(), totals.nanos() / NANOS_PER_SECOND);
    }

    private List<Point> each(Function<Region, Number> value) {
        return regions.all().stream()
                .map(region -> new Point(labels(region), value.apply(region)))
                .toList();
    }

    private static <R> List<Point> points(List<Told<R>> all, Function<R, Number> value) {
        return all.stream().map(each -> new Point(each.labels, value.apply(each.report))).toList();
    }

    private List<Told<TickReport>> told() {
        return regions.all().stream()
                .flatMap(region ->
                        region.reports().latest().stream()
                                .map(report -> new Told<>(labels(region), report)))
                .toList();
    }

    private List<Told<StoreHealth>> saved() {
        return told().stream()
                .flatMap(each ->
                        each.report.saving().stream()
                                .map(saving -> new Told<>(each.labels, saving)))
                .toList();
    }

    private void state(Figures all) {
        var told = told();
        all.gauges("tick", "The present tick", points(told, report -> report.time().tick()));
        var players = new ArrayList<Point>();
        for (var each : told) {
            var lost = each.report.linkDead();
            var up = each.report.players() - lost;
            players.add(new Point(each.labels.add("link", "up"), up));
            players.add(new Point(each.labels.add("link", "lost"), lost));
        }
        all.gauges("players", "Players in the dungeon, by whether their link is up", players);
        all.gauges(
                "quarantined_actors",
                "Actors that may do nothing because their deeds failed",
                points(told, report -> report.quarantined().size()));
        all.counters(
                "triggers_stopped",
                "Triggers that were stopped because they failed",
                points(told, TickReport::triggersStopped));
        all.gauges(
                "durable_behind_ticks",
                "Ticks since the one that is safe",
                told.stream()
                        .flatMap(each ->
                                each.report.saving().stream()
                                        .map(saving ->
                                                new Point(
                                                        each.labels,
                                                        each.report.time().tick()
                                                                - saving.durableTick())))
                        .toList());
    }

    private static void saving(List<Told<StoreHealth>> saved, Figures all) {
        var states = new ArrayList<Point>();
        for (var each : saved)
            for (var state : StoreState.values())
                states.add(
                        new Point(
                                each.labels.add("state", Scrape.word(state)),
                                state == each.report.state() ? 1.0 : 0.0));
        all.gauges("saving", "The state of saving: 1 for the one that holds", states);
        all.gauges(
                "checkpoint_age_seconds",
                "Age of the oldest change that is not safe",
                points(saved, saving -> Scrape.seconds(saving.unsaved())));
        all.gauges(
                "checkpoint_write_seconds",
                "Time that the last good write took",
                points(saved, saving -> Scrape.seconds(saving.lastWrite())));
        all.gauges(
                "checkpoint_rows_waiting",
                "Rows that wait to be written",
                points(saved, StoreHealth::dirtyRows));
        all.gauges(
                "checkpoint_failures",
                "Failed writes in a row",
                points(saved, StoreHealth::failures));
        all.gauges(
                "durable_tick",
                "The last tick that is safe",
                points(saved, StoreHealth::durableTick));
    }
}
