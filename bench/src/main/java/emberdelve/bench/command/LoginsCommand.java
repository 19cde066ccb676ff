package emberdelve.bench.command;

import emberdelve.bench.load.LoginBench;
import emberdelve.bench.load.Way;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.io.IOException;
import java.util.concurrent.Callable;

/** {@code bench logins}: starts, new characters, known ones, and the memory that they take. */
@Command(
        name = "logins",
        description = "Starts the server and lets all players in at once, new ones and known ones.",
        mixinStandardHelpOptions = true,
        showDefaultValues = true,
        sortOptions = false)
final class LoginsCommand implements Callable<Integer> {
    private static final int PLAYERS_PER_SECOND = 100;

    @Option(names = "--players", paramLabel = "N", description = "at once")
    private int players = 1_000;

    @Option(names = "--by", paramLabel = "WAY", description = "telnet or page")
    private Way way = Way.TELNET;

    @Mixin private final BenchOptions options = new BenchOptions();

    @Override
    public Integer call() throws IOException, InterruptedException {
        var expected =
                LoginBench.expected(LoginBench.REST).plusSeconds(players / PLAYERS_PER_SECOND);
        return options.measure(
                expected,
                (folder, onlooker) ->
                        new LoginBench(folder, LoginBench.REST, onlooker).run(players, way));
    }
}
