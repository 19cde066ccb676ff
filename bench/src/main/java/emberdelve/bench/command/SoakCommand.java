package emberdelve.bench.command;

import emberdelve.bench.load.LoadScene;
import emberdelve.bench.load.Plan;
import emberdelve.bench.load.Soak;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.Callable;

/** {@code bench soak}: many play for long, and nothing may grow. */
@Command(
        name = "soak",
        description = "Lets many play for long, and tells what grows.",
        mixinStandardHelpOptions = true,
        showDefaultValues = true,
        sortOptions = false)
final class SoakCommand implements Callable<Integer> {
    private static final Duration WARM_UP = Duration.ofSeconds(10);
    private static final Duration LOGIN = Duration.ofSeconds(30);

    @Option(
            names = "--profile",
            paramLabel = "WORD",
            description = "ping, chat, crowd, walkers, fighters, traders or mixed")
    private LoadScene scene = LoadScene.MIXED;

    @Option(names = "--players", paramLabel = "N", description = "at once")
    private int players = 2_000;

    /**
     * The rate of each player: one line of its bot and one ping in ten seconds, much as people
     * type. Most players of a crowd stay near the room where they came in: if each typed every
     * second, half a million lines a second would be sent.
     */
    @Option(names = "--rate", paramLabel = "N", description = "commands a second of each player")
    private double rate = 0.1;

    @Option(names = "--minutes", paramLabel = "N", description = "of all samples together")
    private double minutes = 30;

    @Option(names = "--sample", paramLabel = "N", description = "seconds of one of them")
    private int sampleSeconds = 20;

    @Mixin private final BenchOptions options = new BenchOptions();

    @Override
    public Integer call() throws IOException, InterruptedException {
        var lasting = Duration.ofMillis(Math.round(minutes * Duration.ofMinutes(1).toMillis()));
        var plan = Plan.of(players, scene, WARM_UP, Duration.ofSeconds(sampleSeconds));
        return options.measure(
                LOGIN.plus(lasting),
                (folder, onlooker) ->
                        new Soak(folder, onlooker).run(plan, lasting, rate * players));
    }
}
