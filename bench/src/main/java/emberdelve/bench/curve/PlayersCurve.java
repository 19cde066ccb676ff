package emberdelve.bench.curve;

import emberdelve.bench.load.LoadBench;
import emberdelve.bench.load.LoadScene;
import emberdelve.bench.load.Plan;
import emberdelve.bench.report.FigureColumn;

import java.io.IOException;
import java.time.Duration;
import java.util.List;

/** Players who type {@code ping} once a second each. */
public final class PlayersCurve implements Curve {
    private final LoadBench bench;
    private final Duration warmUp;
    private final Duration counted;

    public PlayersCurve(LoadBench bench, Duration warmUp, Duration counted) {
        this.bench = bench;
        this.warmUp = warmUp;
        this.counted = counted;
    }

    @Override
    public String of() {
        return "players";
    }

    @Override
    public List<Integer> sizes() {
        return List.of(100, 300, 1_000, 3_000, 10_000, 19_000);
    }

    @Override
    public List<Integer> quickSizes() {
        return List.of(100, 300, 1_000);
    }

    @Override
    public List<FigureColumn> columns() {
        return List.of(
                new FigureColumn("cpu-us-per-answer", "CPU µs/answer", 1),
                new FigureColumn("cores", "cores", 2),
                new FigureColumn("p50-ms", "p50 ms", 3),
                new FigureColumn("p99-ms", "p99 ms", 2),
                new FigureColumn("rss-mib", "RSS MiB", 0));
    }

    @Override
    public List<Double> at(int size) throws IOException, InterruptedException {
        var figures = bench.server(Plan.of(size, LoadScene.PING, warmUp, counted), size);
        return List.of(
                figures.cpuMicrosPerAnswer(),
                figures.cores(),
                figures.latency().p50(),
                figures.latency().p99(),
                figures.cost().residentMib());
    }
}
