package emberdelve.bench.command;

import emberdelve.bench.load.InProcess;
import emberdelve.bench.play.Profile;
import emberdelve.config.load.ContentLoader;
import emberdelve.config.read.Problems;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.io.IOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;

/** {@code bench bots}: the bots of a profile without a network. */
@Command(
        name = "bots",
        description = "Bots in one process, without sockets or a store, as fast as it goes.",
        mixinStandardHelpOptions = true,
        showDefaultValues = true,
        sortOptions = false)
final class BotsCommand implements Callable<Integer> {
    @Option(
            names = "--profile",
            paramLabel = "WORD",
            description = "chat, walkers, fighters, traders or mixed; without it, each of them")
    private Optional<Profile> profile = Optional.empty();

    @Option(names = "--players", paramLabel = "N", description = "at once")
    private int players = 200;

    @Option(names = "--seconds", paramLabel = "N", description = "of the game's time")
    private int seconds = 60;

    @Mixin private final BenchOptions options = new BenchOptions();

    @Override
    public Integer call() throws IOException {
        var problems = new Problems();
        var content =
                ContentLoader.load(BenchOptions.home().resolve("config/content"), problems)
                        .orElseThrow(() -> new IllegalStateException("" + problems.list()));
        var profiles = profile.map(List::of).orElse(Arrays.asList(Profile.values()));
        options.tell(InProcess.measure(content, profiles, players, Duration.ofSeconds(seconds)));
        return 0;
    }
}
