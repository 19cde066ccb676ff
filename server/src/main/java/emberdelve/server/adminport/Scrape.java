package emberdelve.server.adminport;

import emberdelve.db.StoreState;
import emberdelve.server.admin.Milestone;
import emberdelve.server.checkpoint.StoreHealth;
import emberdelve.server.game.TickReport;
import emberdelve.server.game.TickReports;
import emberdelve.server.metrics.BridgeCounts;
import emberdelve.server.telnet.Breaches;

import jakarta.inject.Inject;

import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * The figures of the server in Prometheus's text format. Each scrape makes them anew of what the
 * parts have counted; nothing is kept in between. Labels are words of the server, from closed sets:
 * never a name, a room or an address. Safe for any thread.
 */
final class Scrape {
    private static final double MILLIS_PER_SECOND = 1_000;
    private static final double NANOS_PER_SECOND = 1e9;

    private final Watched watched;
    private final Breaches breaches;
    private final OwnProcess process;
    private final BridgeCounts bridge;

    @Inject
    Scrape(Watched watched, Breaches breaches, OwnProcess process, BridgeCounts bridge) {
        this.bridge = bridge;
        this.watched = watched;
        this.breaches = breaches;
        this.process = process;
    }

    void writeTo(OutputStream out) throws IOException {
        var all = new Figures();
        world(all);
        people(all);
        waiting(all);
        process(all);
        bridge(all);
        all.writeTo(out);
    }

    private void bridge(Figures all) {
        all.gauge(
                "bridge_waiting",
                "Lines that wait to go out by the bridge",
                bridge.waiting().get());
        all.counter("bridge_sent", "Lines that a webhook has taken", bridge.sent().sum());
        all.counters(
                "bridge_dropped",
                "Lines that were not sent: too many waited, or the webhook refused them",
                "reason",
                bridge.dropped().all());
        all.counter(
                "bridge_received", "Lines that the bridge has brought", bridge.received().sum());
        all.counters(
                "bridge_refused",
                "Requests to the bridge that were refused",
                "reason",
                bridge.refused().all());
    }

    private void world(Figures all) {
        var totals = watched.ticks().totals();
        all.histogram(
                "tick_seconds",
                "Time that ticks took",
                TickReports.LIMITS_MILLIS.stream().map(limit -> limit / MILLIS_PER_SECOND).toList(),
                totals.counts(),
                totals.nanos() / NANOS_PER_SECOND);
        all.counter("ticks_late", "Ticks that began more than a tick late", totals.late());
        all.gauge(
                "pace_ratio",
                "Speed of the dungeon's time in the last five minutes, 1 is full",
                watched.ticks().lag().pace());
        watched.ticks().latest().ifPresent(report -> state(report, all));
    }

    private static void state(TickReport report, Figures all) {
        all.gauge("tick", "The present tick", report.time().tick());
        all.byWord(
                "players",
                "Players in the dungeon, by whether their link is up",
                "link",
                Map.of("up", report.players() - report.linkDead(), "lost", report.linkDead()));
        all.gauge(
                "quarantined_actors",
                "Actors that may do nothing because their deeds failed",
                report.quarantined().size());
        all.counter(
                "triggers_stopped",
                "Triggers that were stopped because they failed",
                report.triggersStopped());
        report.saving().ifPresent(saving -> saving(report.time().tick(), saving, all));
    }

    private static void saving(long now, StoreHealth saving, Figures all) {
        var states = new TreeMap<String, Double>();
        for (var each : StoreState.values())
            states.put(word(each), each == saving.state() ? 1.0 : 0.0);
        all.byWord("saving", "The state of saving: 1 for the one that holds", "state", states);
        all.gauge(
                "checkpoint_age_seconds",
                "Age of the oldest change that is not safe",
                seconds(saving.unsaved()));
        all.gauge(
                "checkpoint_write_seconds",
                "Time that the last good write took",
                seconds(saving.lastWrite()));
        all.gauge("checkpoint_rows_waiting", "Rows that wait to be written", saving.dirtyRows());
        all.gauge("checkpoint_failures", "Failed writes in a row", saving.failures());
        all.gauge("durable_tick", "The last tick that is safe", saving.durableTick());
        all.gauge(
                "durable_behind_ticks",
                "Ticks since the one that is safe",
                now - saving.durableTick());
    }

    private void people(Figures all) {
        var traffic = watched.traffic();
        double sessions = watched.sessions().count();
        double playing = watched.sessions().online().size();
        all.byWord(
                "sessions",
                "Open sessions, by whether they play",
                "stage",
                Map.of("login", Math.max(0, sessions - playing), "playing", playing));
        all.byWord(
                "sessions_carried",
                "Open sessions, by what carries them",
                "transport",
                traffic.transports().all());
        all.byWord(
                "sessions_clients",
                "Open sessions, by the family of their client",
                "client",
                traffic.clients().all());
        all.counters(
                "octets",
                "Octets on the wire, TLS included",
                "direction",
                Map.of(
                        "read", traffic.octetsRead().sum(),
                        "sent", traffic.octetsSent().sum()));
        all.counters("commands", "Commands run", "command", watched.commands().all());
        all.counters(
                "refused",
                "Connections turned away and lines not taken, by the message that tells it",
                "reason",
                traffic.refused().all());
        all.counters(
                "sessions_ended",
                "Sessions that the server ended, by the message that tells it",
                "reason",
                traffic.ended().all());
        all.counters(
                "breaches",
                "Connections that broke a protocol, by the port",
                "listener",
                breaches.counts());
        var newcomers = new TreeMap<String, Long>();
        for (var each : Milestone.values())
            newcomers.put(each.words().replace(' ', '-'), watched.funnel().count(each));
        all.counters("newcomers", "Newcomers who came that far", "milestone", newcomers);
    }

    private void waiting(Figures all) {
        all.byWord(
                "waiting",
                "What waits, by its queue",
                "queue",
                Map.of(
                        "inbox",
                                (double)
                                        watched.ticks()
                                                .latest()
                                                .map(report -> report.time().waiting())
                                                .orElse(0),
                        "jobs", (double) watched.jobs().waiting(),
                        "passwords", (double) watched.hashing().waiting()));
    }

    private void process(Figures all) {
        all.gauge("memory_bytes", "Memory of the process", process.residentOctets());
        all.gauge("heap_bytes", "Heap in use", process.heapOctets());
        all.gauge("descriptors", "Open file descriptors", process.openDescriptors());
        all.gauge("descriptors_most", "Limit of file descriptors", process.mostDescriptors());
        all.gauge("threads", "Threads", process.threads());
        all.counter(
                "processor_seconds",
                "Processor time of the process",
                seconds(process.processorTime()));
        all.gauge("uptime_seconds", "Time since the start", seconds(process.uptime()));
        var times = new TreeMap<String, Double>();
        for (var each : process.collectors())
            times.put(each.getName(), each.getCollectionTime() / MILLIS_PER_SECOND);
        all.counters("garbage_seconds", "Time of garbage collection", "collector", times);
    }

    /** The word of a state of saving in figures: {@code well}. */
    static String word(StoreState state) {
        return state.name().toLowerCase(Locale.ROOT);
    }

    private static double seconds(Duration time) {
        return time.toNanos() / NANOS_PER_SECOND;
    }
}
