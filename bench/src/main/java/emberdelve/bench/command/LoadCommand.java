package emberdelve.bench.command;

import emberdelve.bench.load.LoadBench;
import emberdelve.bench.load.LoadScene;
import emberdelve.bench.load.Plan;
import emberdelve.bench.load.Way;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.Callable;

/** {@code bench load}: one profile, at one rate or at the highest that is possible. */
@Command(
        name = "load",
        description = "Lets many players type at the server, and at a bare echo.",
        mixinStandardHelpOptions = true,
        showDefaultValues = true,
        sortOptions = false)
final class LoadCommand implements Callable<Integer> {
    /**
     * The rough number of rounds of a search; {@link #LOGIN} is the time that an opponent takes
     * until all are logged in.
     */
    private static final int KNEE_ROUNDS = 14;

    private static final Duration LOGIN = Duration.ofSeconds(15);

    @Option(
            names = "--profile",
            paramLabel = "WORD",
            description = "ping, chat, crowd, walkers, fighters, traders or mixed")
    private LoadScene scene = LoadScene.PING;

    @Option(names = "--players", paramLabel = "N", description = "at once")
    private int players = 200;

    @Option(
            names = "--by",
            paramLabel = "WAY",
            description = "telnet or page: by which way they come; the page is beside Telnet")
    private Way way = Way.TELNET;

    @Option(names = "--rate", paramLabel = "N", description = "commands a second of each player")
    private double rate = 1;

    @Option(
            names = "--total-rate",
            paramLabel = "N",
            description = "commands a second of all of them; comes before --rate")
    private double totalRate;

    @Option(
            names = "--knee",
            description = "looks for the highest rate at which 99 %% of the answers take 10 ms")
    private boolean knee;

    @Option(names = "--seconds", paramLabel = "N", description = "that are counted in a round")
    private int seconds = 20;

    @Option(names = "--warm-up", paramLabel = "N", description = "seconds before them")
    private int warmUpSeconds = 5;

    @Option(names = "--no-echo", description = "measures the server alone, also without Telnet")
    private boolean noEcho;

    @Option(
            names = "--sync-delay-ms",
            paramLabel = "N",
            description = "also against the server on a disk whose syncs take so long")
    private int syncDelayMillis;

    @Mixin private final BenchOptions options = new BenchOptions();

    @Override
    public Integer call() throws IOException, InterruptedException {
        var plan =
                Plan.of(
                                players,
                                scene,
                                Duration.ofSeconds(warmUpSeconds),
                                Duration.ofSeconds(seconds))
                        .by(way);
        return options.measure(
                expected(),
                (folder, onlooker) -> {
                    var bench =
                            new LoadBench(
                                    folder, !noEcho, Duration.ofMillis(syncDelayMillis), onlooker);
                    var offered = totalRate > 0 ? totalRate : rate * players;
                    return knee ? bench.knee(plan) : bench.at(plan, offered);
                });
    }

    private Duration expected() {
        var round = Duration.ofSeconds(seconds + warmUpSeconds);
        var one = LOGIN.plus(round.multipliedBy(knee ? KNEE_ROUNDS : 1));
        return noEcho ? one : one.plus(one).minus(LOGIN);
    }
}
