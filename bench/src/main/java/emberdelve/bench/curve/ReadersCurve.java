package emberdelve.bench.curve;

import emberdelve.bench.load.LoadBench;
import emberdelve.bench.load.LoadScene;
import emberdelve.bench.load.Plan;
import emberdelve.bench.report.FigureColumn;

import java.io.IOException;
import java.time.Duration;
import java.util.List;

/** Readers in one room, who hear the same number of lines a second, however many they are. */
public final class ReadersCurve implements Curve {
    private static final double LINES_PER_SECOND = 20;

    private final LoadBench bench;
    private final Duration warmUp;
    private final Duration counted;

    public ReadersCurve(LoadBench bench, Duration warmUp, Duration counted) {
        this.bench = bench;
        this.warmUp = warmUp;
        this.counted = counted;
    }

    @Override
    public String of() {
        return "readers";
    }

    @Override
    public List<Integer> sizes() {
        return List.of(10, 30, 100, 300, 1_000, 2_000);
    }

    @Override
    public List<Integer> quickSizes() {
        return List.of(10, 100, 500);
    }

    @Override
    public List<FigureColumn> columns() {
        return List.of(
                new FigureColumn("cpu-us-per-message", "CPU µs a message", 1),
                new FigureColumn("cpu-us-per-line", "CPU µs a line read", 2),
                new FigureColumn("p99-ms", "p99 ms", 2),
                new FigureColumn("copies-p99-ms", "copies p99 ms", 2));
    }

    @Override
    public List<Double> at(int size) throws IOException, InterruptedException {
        var plan = Plan.of(size, LoadScene.CROWD, warmUp, counted);
        var figures = bench.server(plan, LINES_PER_SECOND);
        return List.of(
                figures.cpuMicrosPerAnswer(),
                figures.cpuMicrosPerLine(),
                figures.latency().p99(),
                figures.copies().p99());
    }
}
