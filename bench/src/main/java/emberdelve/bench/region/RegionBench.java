package emberdelve.bench.region;

import emberdelve.bench.report.FigureColumn;
import emberdelve.bench.report.FigureLine;
import emberdelve.bench.report.FigureSheet;
import emberdelve.bench.report.Findings;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/**
 * What two regions carry at one time, each on a thread of its own, beside what one carries: worlds
 * in this process that tick as fast as they can, without sockets and store. One region and two are
 * measured in turn.
 */
public final class RegionBench {
    /** The ticks between two refreshings, which are not counted. */
    private static final int SLICE_TICKS = 64;

    private static final Duration WARM_UP = Duration.ofSeconds(1);
    private static final double NANOS_PER_SECOND = 1e9;
    private static final double THOUSAND = 1e3;

    private final int pairs;
    private final Duration lasting;
    private final Consumer<String> told;

    /**
     * @param lasting the time that each measurement counts
     * @param told gets a line for each pair
     */
    public RegionBench(int pairs, Duration lasting, Consumer<String> told) {
        this.pairs = pairs;
        this.lasting = lasting;
        this.told = told;
    }

    /** Measures fights of so many monsters a region, and so many delves spread over the regions. */
    public Findings run(int monsters, int delves) throws InterruptedException {
        return Findings.all(
                List.of(
                        Findings.of(sheet(Load.fights(monsters))),
                        Findings.of(sheet(Load.delves(delves)))));
    }

    private FigureSheet sheet(Load load) throws InterruptedException {
        var one = regions(load, 1);
        var two = regions(load, 2);
        thousandsPerSecond(load, one, WARM_UP);
        thousandsPerSecond(load, two, WARM_UP);
        var lines = new ArrayList<FigureLine>();
        for (var pair = 1; pair <= pairs; pair++) {
            var alone = thousandsPerSecond(load, one, lasting);
            var together = thousandsPerSecond(load, two, lasting);
            var ratio = together / alone;
            lines.add(new FigureLine("pair " + pair, List.of(alone, together, ratio)));
            told.accept(String.format(Locale.ROOT, "%s, pair %d: %.2f", load, pair, ratio));
        }
        lines.add(
                new FigureLine(
                        "median", List.of(median(lines, 0), median(lines, 1), median(lines, 2))));
        return new FigureSheet(
                load + ": what two regions carry",
                "",
                List.of(
                        new FigureColumn("one-k", "one region, thousand ticked a second", 0),
                        new FigureColumn("two-k", "two regions", 0),
                        new FigureColumn("ratio", "ratio", 2)),
                lines);
    }

    private static List<Load.Region> regions(Load load, int count) {
        var regions = new ArrayList<Load.Region>();
        for (var nth = 0; nth < count; nth++) regions.add(load.maker().of(load.share(count)));
        return regions;
    }

    private static double median(List<FigureLine> lines, int column) {
        var sorted = lines.stream().map(line -> line.figures().get(column)).sorted().toList();
        return sorted.get(sorted.size() / 2);
    }

    /**
     * How many thousand of what the regions have are ticked in a second, in all of them together.
     */
    private static double thousandsPerSecond(Load load, List<Load.Region> regions, Duration lasting)
            throws InterruptedException {
        var ready = new CyclicBarrier(regions.size());
        var ticksPerSecond = 0.0;
        try (var threads = Executors.newFixedThreadPool(regions.size())) {
            var running = new ArrayList<Future<Double>>();
            for (var region : regions)
                running.add(
                        threads.submit(() -> {
                            ready.await();
                            return ticksPerSecond(region, lasting);
                        }));
            for (var each : running) ticksPerSecond += each.get();
        } catch (ExecutionException failed) {
            throw new IllegalStateException(load.toString(), failed.getCause());
        }
        return ticksPerSecond * load.share(regions.size()) / THOUSAND;
    }

    private static double ticksPerSecond(Load.Region region, Duration lasting) {
        var ticks = 0;
        var nanos = 0L;
        while (nanos < lasting.toNanos()) {
            region.refresh().run();
            var begun = System.nanoTime();
            for (var tick = 0; tick < SLICE_TICKS; tick++) region.world().tick();
            nanos += System.nanoTime() - begun;
            ticks += SLICE_TICKS;
        }
        return ticks / (nanos / NANOS_PER_SECOND);
    }
}
