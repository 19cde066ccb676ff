package emberdelve.bench.command;

import emberdelve.bench.region.RegionBench;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.Callable;

/** {@code bench regions}: what two regions carry on two cores. */
@Command(
        name = "regions",
        description = "Measures what two regions carry at one time, beside one, in pairs.",
        mixinStandardHelpOptions = true,
        showDefaultValues = true,
        sortOptions = false)
final class RegionsCommand implements Callable<Integer> {
    @Option(names = "--monsters", paramLabel = "N", description = "that fight in each region")
    private int monsters = 10_000;

    @Option(names = "--delves", paramLabel = "N", description = "that are open in all regions")
    private int delves = 1_000;

    @Option(names = "--pairs", paramLabel = "N", description = "of measurements of each load")
    private int pairs = 5;

    @Option(names = "--seconds", paramLabel = "N", description = "counted in each measurement")
    private int seconds = 3;

    @Mixin private final BenchOptions options = new BenchOptions();

    @Override
    public Integer call() throws IOException, InterruptedException {
        var expected = Duration.ofSeconds(2L * pairs * 2 * seconds + 10);
        return options.measure(
                expected,
                (_, onlooker) ->
                        new RegionBench(pairs, Duration.ofSeconds(seconds), onlooker::says)
                                .run(monsters, delves));
    }
}
