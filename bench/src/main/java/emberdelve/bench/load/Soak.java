package emberdelve.bench.load;

import emberdelve.bench.load.FigureTable.Column;
import emberdelve.bench.opponent.BenchFolder;
import emberdelve.bench.opponent.Footprint;
import emberdelve.bench.report.FigureLine;
import emberdelve.bench.report.FigureSheet;
import emberdelve.bench.report.Findings;
import emberdelve.bench.report.Onlooker;
import emberdelve.server.chart.LineChart;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The search for anything that grows and should not, while many play for long. */
public final class Soak {
    private static final double MIB = 1 << 20;
    private static final double SECONDS_PER_MINUTE = 60;

    private static final List<Column> QUANTITIES =
            List.of(
                    new Column("p99-ms", "p99 ms", 2, each -> each.latency().p99()),
                    new Column("heap-mib", "heap MiB", 1, each -> each.cost().heapMib()),
                    new Column("rss-mib", "RSS MiB", 0, each -> each.cost().residentMib()),
                    new Column("threads", "threads", 0, each -> each.cost().threads()),
                    new Column("descriptors", "descriptors", 0, each -> each.cost().descriptors()),
                    new Column("cores", "cores", 2, Figures::cores));

    private final BenchFolder folder;
    private final Onlooker onlooker;

    private record Sample(double minute, Figures figures) {}

    public Soak(BenchFolder folder, Onlooker onlooker) {
        this.folder = folder;
        this.onlooker = onlooker;
    }

    /**
     * Measures sample after sample; blocks until the last one is over.
     *
     * @param plan the plan of one sample, whose length is the counted time
     * @param lasting the time of all samples together, which are at least two
     * @param perSecond the commands a second of all players together
     */
    public Findings run(Plan plan, Duration lasting, double perSecond)
            throws IOException, InterruptedException {
        try (var server = folder.server(plan.scene().venue());
                var troop = Troop.enter(server, plan, false)) {
            onlooker.says(troop.loginTimes().toString());
            var footprint = new Footprint(server);
            var heapBefore = footprint.liveHeap();
            var samples = new ArrayList<Sample>();
            // The first sample alone has a warm-up.
            var next = plan;
            var begun = System.nanoTime();
            while (System.nanoTime() - begun < lasting.toNanos() || samples.size() < 2) {
                var figures = Round.run(server, troop, next, perSecond);
                var minute = (System.nanoTime() - begun) / 1e9 / SECONDS_PER_MINUTE;
                samples.add(new Sample(minute, figures));
                onlooker.says(figures.inShort());
                next = plan.counting(Duration.ZERO, plan.counted());
            }
            return findings(plan, samples, heapBefore, footprint.liveHeap());
        }
    }

    private static Findings findings(
            Plan plan, List<Sample> samples, long heapBefore, long heapAfter) {
        var half = samples.size() / 2;
        var early = samples.subList(0, half);
        var late = samples.subList(half, samples.size());
        var lines = new ArrayList<FigureLine>();
        lines.add(medians("first half", early));
        lines.add(medians("second half", late));
        lines.add(lines.getLast().over("second / first", lines.getFirst()));
        var title =
                String.format(
                        Locale.ROOT,
                        "soak, %s, %d players, %.1f minutes, medians of %d samples; live heap %.1f"
                                + " MiB at the beginning, %.1f MiB at the end",
                        plan.scene().word(),
                        plan.players(),
                        samples.getLast().minute,
                        samples.size(),
                        heapBefore / MIB,
                        heapAfter / MIB);
        var columns = QUANTITIES.stream().map(Column::head).toList();
        var rounds = samples.stream().map(Sample::figures).toList();
        return new Findings(
                List.of(
                        new FigureSheet(title, "samples", columns, lines),
                        FigureTable.of("soak, all samples", rounds)),
                QUANTITIES.stream().map(quantity -> chart(quantity, samples)).toList());
    }

    private static FigureLine medians(String name, List<Sample> samples) {
        return new FigureLine(
                name, QUANTITIES.stream().map(quantity -> median(quantity, samples)).toList());
    }

    private static double median(Column quantity, List<Sample> samples) {
        var sorted =
                samples.stream()
                        .mapToDouble(each -> quantity.figure().applyAsDouble(each.figures))
                        .sorted()
                        .toArray();
        return sorted[sorted.length / 2];
    }

    private static LineChart chart(Column quantity, List<Sample> samples) {
        var points =
                samples.stream()
                        .map(each ->
                                new LineChart.Point(
                                        each.minute, quantity.figure().applyAsDouble(each.figures)))
                        .toList();
        var curve = new LineChart.Series(quantity.heading(), points);
        return new LineChart(
                "soak: " + quantity.heading(), "", "minutes", false, false, List.of(curve));
    }
}
