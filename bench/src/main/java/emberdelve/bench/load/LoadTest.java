package emberdelve.bench.load;

import emberdelve.bench.play.Profile;
import emberdelve.config.content.Content;
import emberdelve.config.load.ContentLoader;
import emberdelve.config.load.Problems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Measures the server and, right after it, the bare echo; prints both as one Markdown table. */
@Command(
        name = "LoadTest",
        description = "Lets many players type at the server, and at a bare echo.",
        mixinStandardHelpOptions = true,
        showDefaultValues = true)
public final class LoadTest implements Callable<Integer> {
    @Option(names = "--players", paramLabel = "N", description = "at once")
    private int players = 200;

    @Option(names = "--rate", paramLabel = "N", description = "commands a second of each player")
    private double rate = 1;

    @Option(names = "--seconds", paramLabel = "N", description = "that are counted")
    private int seconds = 20;

    @Option(names = "--warm-up", paramLabel = "N", description = "seconds before them")
    private int warmUpSeconds = 5;

    @Option(names = "--command", paramLabel = "WORD", description = "ping, or say")
    private String command = "ping";

    @Option(
            names = "--profile",
            paramLabel = "WORD",
            description = "what they do besides: chat, walkers, fighters, traders or mixed")
    private String profile = "";

    @Option(
            names = "--in-process",
            description = "the bots of the profile without a network, as fast as it goes")
    private boolean inProcess;

    @Option(names = "--home", paramLabel = "DIR", description = "where the launcher is")
    private Path home = Path.of("");

    @Option(
            names = "--sync-delay-ms",
            paramLabel = "N",
            description = "also against the server on a disk whose syncs take so long")
    private int syncDelayMs;

    @Spec private CommandSpec spec = CommandSpec.create();

    private LoadTest() {}

    /** Ends with 1 if a command was lost, or the server could not be started. */
    public static void main(String[] arguments) {
        System.exit(new CommandLine(new LoadTest()).execute(arguments));
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (inProcess) {
            var content = content();
            var kind = profile().orElse(Profile.MIXED);
            System.out.print(
                    InProcess.table(content, kind, players, Duration.ofSeconds(seconds)));
            return 0;
        }
        var plan =
                new Plan(
                        players,
                        rate,
                        Duration.ofSeconds(warmUpSeconds),
                        Duration.ofSeconds(seconds),
                        command,
                        profile());
        var all = new ArrayList<>(List.of(server(plan), echo(plan)));
        if (syncDelayMs > 0) all.add(slowDisk(plan));
        System.out.print(Figures.table(all));
        return all.stream().allMatch(each -> each.answered() == each.sent()) ? 0 : 1;
    }

    private Content content() {
        var problems = new Problems();
        return ContentLoader.load(home.resolve("config/content"), problems)
                .orElseThrow(() -> new ParameterException(
                        spec.commandLine(), "--home: " + home + ": " + problems.list()));
    }

    private Optional<Profile> profile() {
        if (profile.isEmpty()) return Optional.empty();
        var named = Profile.named(profile);
        if (named.isEmpty())
            throw new ParameterException(
                    spec.commandLine(),
                    "--profile: " + profile + " (expected: " + Profile.words() + ")");
        return named;
    }

    private Figures server(Plan plan) throws IOException, InterruptedException {
        var store = Files.createTempDirectory("emberdelve-load");
        try (var server = ServerProcess.start(home, store)) {
            return Round.run(server, plan);
        } finally {
            delete(store);
        }
    }

    private Figures slowDisk(Plan plan) throws IOException, InterruptedException {
        var store = Files.createTempDirectory("emberdelve-slow");
        try (var server = SlowDisk.start(home, store, Duration.ofMillis(syncDelayMs))) {
            return Round.run(server, plan);
        } finally {
            delete(store);
        }
    }

    private static Figures echo(Plan plan) throws InterruptedException {
        try (var echo = EchoServer.start()) {
            return Round.run(echo, plan);
        }
    }

    private static void delete(Path folder) throws IOException {
        try (var paths = Files.walk(folder)) {
            for (var path : paths.sorted(Comparator.reverseOrder()).toList()) Files.delete(path);
        }
    }
}
