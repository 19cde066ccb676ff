package emberdelve.server.adminport;

import emberdelve.db.StoreState;
import emberdelve.server.admin.Milestone;
import emberdelve.server.metrics.BridgeCounts;
import emberdelve.server.telnet.Breaches;

import io.prometheus.metrics.model.snapshots.Labels;

import jakarta.inject.Inject;

import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.ArrayList;
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
        new RegionFigures(watched.regions()).addTo(all);
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
        var waiting = new ArrayList<Figures.Point>();
        for (var each : new RegionFigures(watched.regions()).inboxes())
            waiting.add(new Figures.Point(each.labels().add("queue", "inbox"), each.value()));
        waiting.add(new Figures.Point(Labels.of("queue", "jobs"), watched.jobs().waiting()));
        waiting.add(
                new Figures.Point(Labels.of("queue", "passwords"), watched.hashing().waiting()));
        all.gauges("waiting", "What waits, by its queue", waiting);
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

    static double seconds(Duration time) {
        return time.toNanos() / NANOS_PER_SECOND;
    }
}
