package emberdelve.bench.command;

import emberdelve.bench.load.LoadScene;
import emberdelve.bench.load.Plan;
import emberdelve.bench.load.Storm;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.Callable;

/** {@code bench storm}: players beside those who do harm. */
@Command(
        name = "storm",
        description = {
            "Measures what players feel of half-open connections, guessers, pasters and others,",
            "with the settings that ship."
        },
        mixinStandardHelpOptions = true,
        showDefaultValues = true,
        sortOptions = false)
final class StormCommand implements Callable<Integer> {
    @Option(names = "--players", paramLabel = "N", description = "who play meanwhile")
    private int players = 300;

    @Option(names = "--rate", paramLabel = "N", description = "commands a second of each player")
    private double rate = 1;

    @Option(names = "--seconds", paramLabel = "N", description = "of a calm, and of a storm")
    private int seconds = 15;

    @Option(names = "--warm-up", paramLabel = "N", description = "seconds before each of them")
    private int warmUpSeconds = 1;

    @Option(names = "--pairs", paramLabel = "N", description = "of a calm and a storm")
    private int pairs = 1;

    @Option(names = "--only", paramLabel = "WORD", description = "the kind with it in its name")
    private String only = "";

    @Mixin private final BenchOptions options = new BenchOptions();

    @Override
    public Integer call() throws IOException, InterruptedException {
        var plan =
                Plan.of(
                        players,
                        LoadScene.MIXED,
                        Duration.ofSeconds(warmUpSeconds),
                        Duration.ofSeconds(seconds));
        var order = new Storm.Order(plan, rate * players, pairs, only);
        return options.measure(
                Storm.expected(order),
                (folder, onlooker) -> new Storm(folder, order, onlooker).run());
    }
}
