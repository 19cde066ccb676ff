package emberdelve.bench.load;

import emberdelve.bench.intruder.Offence;
import emberdelve.bench.intruder.Offenders;
import emberdelve.bench.opponent.BenchFolder;
import emberdelve.bench.opponent.Footprint;
import emberdelve.bench.opponent.ServerProcess;
import emberdelve.bench.opponent.Venue;
import emberdelve.bench.opponent.Watch;
import emberdelve.bench.report.FigureColumn;
import emberdelve.bench.report.FigureLine;
import emberdelve.bench.report.FigureSheet;
import emberdelve.bench.report.Findings;
import emberdelve.bench.report.Onlooker;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The measurement of what players feel of those who do harm, on a server with the settings that
 * ship. Each offence follows a calm time, with which it is compared; at last all come at once.
 */
public final class Storm {
    private static final double MIB = 1 << 20;
    private static final double MILLIS_PER_SECOND = 1_000;

    /** The time in which the server has to be rid of everybody who does harm. */
    private static final Duration GONE_WITHIN = Duration.ofSeconds(75);

    private static final List<FigureColumn> COLUMNS =
            List.of(
                    new FigureColumn("calm-p50-ms", "calm p50 ms", 2),
                    new FigureColumn("calm-p99-ms", "calm p99", 2),
                    new FigureColumn("storm-p50-ms", "storm p50 ms", 2),
                    new FigureColumn("storm-p99-ms", "storm p99", 2),
                    new FigureColumn("p99-ratio", "p99 storm / calm", 2),
                    new FigureColumn("gone-s", "gone after s", 1),
                    new FigureColumn("rss-mib", "RSS MiB before", 0),
                    new FigureColumn("rss-peak-mib", "at most", 0),
                    new FigureColumn("lost", "players lost", 0));

    private final BenchFolder folder;
    private final Order order;
    private final Onlooker onlooker;

    /**
     * The order for a measurement.
     *
     * @param plan of the players: its counted time is that of a calm, and of a storm
     * @param perSecond the commands a second of all players together
     * @param pairs how often each offence is measured after a calm; the median pair is told
     * @param only a word in the name of the one offence that is measured; empty for all of them
     */
    public record Order(Plan plan, double perSecond, int pairs, String only) {}

    /** One calm and the storm that followed it. */
    private record Pair(
            Figures calm, Figures storm, double goneSeconds, double mib, double mostMib) {
        private double ratio() {
            return storm.latency().p99() / calm.latency().p99();
        }

        private FigureLine line(String name) {
            return new FigureLine(
                    name,
                    List.of(
                            calm.latency().p50(),
                            calm.latency().p99(),
                            storm.latency().p50(),
                            storm.latency().p99(),
                            ratio(),
                            goneSeconds,
                            mib,
                            mostMib,
                            (double) storm.lost()));
        }
    }

    public Storm(BenchFolder folder, Order order, Onlooker onlooker) {
        this.folder = folder;
        this.order = order;
        this.onlooker = onlooker;
    }

    /** The time that it takes, roughly. */
    public static Duration expected(Order order) {
        var round = order.plan.warmUp().plus(order.plan.counted());
        return round.multipliedBy(2L * order.pairs * (Offence.all(0).size() + 1)).plusMinutes(4);
    }

    /** Blocks until it is over. */
    public Findings run() throws IOException, InterruptedException {
        try (var server = folder.server(Venue.PUBLIC);
                var watch = server.watch()) {
            var plan = order.plan;
            acquaint(server, plan.from(plan.players()).with(Offence.KNOWN));
            try (var troop = Troop.enter(server, plan, false)) {
                onlooker.says(troop.loginTimes().toString());
                return findings(new Scene(server, watch, troop));
            }
        }
    }

    private record Scene(ServerProcess server, Watch watch, Troop troop) {}

    /** Makes the characters that the offences need. */
    private static void acquaint(ServerProcess server, Plan plan) throws InterruptedException {
        try (var known = Troop.enter(server, plan, false)) {
            known.leave();
        }
    }

    private Findings findings(Scene scene) throws IOException, InterruptedException {
        var offences =
                Offence.all(order.plan.players()).stream()
                        .filter(each -> each.name().contains(order.only))
                        .toList();
        var lines = new ArrayList<FigureLine>();
        for (var offence : offences) lines.add(measure(scene, offence.name(), List.of(offence)));
        if (offences.size() > 1) lines.add(measure(scene, "all of these at once", offences));
        return Findings.of(new FigureSheet("storm", "beside the players", COLUMNS, lines));
    }

    private FigureLine measure(Scene scene, String name, List<Offence> offences)
            throws IOException, InterruptedException {
        var before = scene.watch.turnedAway();
        var pairs = new ArrayList<Pair>();
        for (var nth = 0; nth < order.pairs; nth++) pairs.add(pair(scene, offences));
        pairs.sort((one, other) -> Double.compare(one.ratio(), other.ratio()));
        onlooker.says(
                name
                        + ": p99 storm / calm "
                        + pairs.stream()
                                .map(pair -> String.format("%.2f", pair.ratio()))
                                .collect(Collectors.joining(", ")));
        onlooker.says("  figures: " + rises(before, scene.watch.turnedAway()));
        onlooker.says("  why lag: " + String.join(" ", scene.watch.page("/lag").lines().toList()));
        return pairs.get(pairs.size() / 2).line(name);
    }

    private Pair pair(Scene scene, List<Offence> offences)
            throws IOException, InterruptedException {
        var calm = Round.run(scene.server, scene.troop, order.plan, order.perSecond);
        var footprint = new Footprint(scene.server);
        var before = footprint.resident();
        footprint.forgetPeak();
        try (var offenders = Offenders.begin(scene.server, offences)) {
            var storm = Round.run(scene.server, scene.troop, order.plan, order.perSecond);
            offenders.stop();
            var gone = offenders.gone(GONE_WITHIN);
            return new Pair(
                    calm,
                    storm,
                    gone.isEmpty() ? Double.NaN : gone.getAsLong() / MILLIS_PER_SECOND,
                    before / MIB,
                    footprint.peak() / MIB);
        }
    }

    private static Map<String, Long> rises(Map<String, Long> before, Map<String, Long> after) {
        var rises = new TreeMap<String, Long>();
        after.forEach((reason, count) -> {
            var more = count - before.getOrDefault(reason, 0L);
            if (more > 0) rises.put(reason, more);
        });
        return rises;
    }
}
