package emberdelve.bench.command;

import emberdelve.bench.load.Overload;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.Callable;

/** {@code bench overload}: players at ease beside others who offer more than is possible. */
@Command(
        name = "overload",
        description = "Measures players at ease while others offer more than is possible.",
        mixinStandardHelpOptions = true,
        showDefaultValues = true,
        sortOptions = false)
final class OverloadCommand implements Callable<Integer> {
    private static final Duration WARM_UP = Duration.ofSeconds(3);
    private static final Duration SEARCH = Duration.ofSeconds(60);

    @Option(names = "--players", paramLabel = "N", description = "who offer too much")
    private int greedy = 1_000;

    @Option(names = "--at-ease", paramLabel = "N", description = "who type once a second each")
    private int atEase = 100;

    @Option(names = "--times", paramLabel = "N", description = "what is possible")
    private double times = 3;

    @Option(names = "--seconds", paramLabel = "N", description = "of too much")
    private int seconds = 60;

    @Option(names = "--around", paramLabel = "N", description = "seconds counted before and after")
    private int aroundSeconds = 20;

    @Mixin private final BenchOptions options = new BenchOptions();

    @Override
    public Integer call() throws IOException, InterruptedException {
        var order =
                new Overload.Order(
                        greedy,
                        atEase,
                        times,
                        WARM_UP,
                        Duration.ofSeconds(aroundSeconds),
                        Duration.ofSeconds(seconds));
        var expected = SEARCH.plusSeconds(seconds + 2L * aroundSeconds);
        return options.measure(
                expected, (folder, onlooker) -> new Overload(folder, order, onlooker).run());
    }
}
