package emberdelve.bench.load;

import emberdelve.bench.play.Profile;
import emberdelve.config.content.Content;
import emberdelve.config.load.ContentLoader;
import emberdelve.config.load.Problems;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;

/** Measures the server and, right after it, the bare echo; prints both as one Markdown table. */
@Command(
        name = "LoadTest",
        description = "Lets many players type at the server, and at a bare echo.",
        mixinStandardHelpOptions = true,
        showDefaultValues = true)
public final class LoadTest implements Callable<Integer> {
    private static final double KIB = 1 << 10;
    private static final double MIB = 1 << 20;

    @Option(names = "--players", paramLabel = "N", description = "at once")
    private int players = 200;

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

    @Option(names = "--seconds", paramLabel = "N", description = "that are counted")
    private int seconds = 20;

    @Option(names = "--warm-up", paramLabel = "N", description = "seconds before them")
    private int warmUpSeconds = 5;

    @Option(
            names = "--scene",
            paramLabel = "WORD",
            description = "ping, chat, crowd, walkers, fighters, traders or mixed")
    private String scene = "ping";

    @Option(names = "--no-echo", description = "measures the server alone")
    private boolean noEcho;

    @Option(
            names = "--in-process",
            description = "the bots of the scene without a network, as fast as it goes")
    private boolean inProcess;

    @Option(
            names = "--java-options",
            paramLabel = "WORDS",
            description = "for the server's JVM, such as -Xmx128m")
    private String javaOptions = "";

    @Option(names = "--home", paramLabel = "DIR", description = "where the launcher is")
    private Path home = Path.of("");

    @Option(names = "--json", paramLabel = "FILE", description = "also writes the figures there")
    private Optional<Path> json = Optional.empty();

    @Option(names = "--svg", paramLabel = "FILE", description = "also draws the rounds of --knee")
    private Optional<Path> svg = Optional.empty();

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
        var chosen = scene();
        if (inProcess) {
            var kind = chosen.besides().orElse(Profile.CHAT);
            System.out.print(
                    InProcess.table(content(), kind, players, Duration.ofSeconds(seconds)));
            return 0;
        }
        var plan =
                new Plan(
                        players,
                        chosen,
                        Duration.ofSeconds(warmUpSeconds),
                        Duration.ofSeconds(seconds));
        var folder = Files.createTempDirectory("emberdelve-load");
        try {
            var all = new ArrayList<Figures>();
            all.addAll(measure(plan, ServerProcess.start(home, folder, chosen, javaOptions)));
            if (!noEcho) all.addAll(measure(plan, EchoProcess.start(folder, chosen)));
            if (syncDelayMs > 0) all.addAll(measure(plan, slowDisk(folder, chosen)));
            return tell(all);
        } finally {
            delete(folder);
        }
    }

    private List<Figures> measure(Plan plan, Opponent opponent)
            throws IOException, InterruptedException {
        var footprint = new Footprint(opponent);
        var idle = footprint.resident();
        var heap = footprint.liveHeap();
        try (opponent;
                var troop = Troop.enter(opponent, plan, false)) {
            progress(opponent.name(), LoginTimes.of(troop.entering()).toString());
            var entered = footprint.resident();
            var rounds = rounds(opponent, troop, plan);
            var perPlayer = (footprint.liveHeap() - heap) / KIB / players;
            var words =
                    String.format(
                            Locale.ROOT,
                            "resident %.0f MiB idle, %.0f MiB with all players; live heap"
                                    + " %.1f KiB a player",
                            idle / MIB,
                            entered / MIB,
                            perPlayer);
            progress(opponent.name(), words);
            return rounds;
        }
    }

    private List<Figures> rounds(Opponent opponent, Troop troop, Plan plan)
            throws IOException, InterruptedException {
        if (knee) return Knee.find(each -> round(opponent, troop, plan, each));
        return List.of(round(opponent, troop, plan, totalRate > 0 ? totalRate : rate * players));
    }

    private static Figures round(Opponent opponent, Troop troop, Plan plan, double perSecond)
            throws IOException, InterruptedException {
        var figures = Round.run(opponent, troop, plan, perSecond);
        progress(opponent.name(), figures.inShort());
        return figures;
    }

    private int tell(List<Figures> all) throws IOException {
        System.out.print(Figures.table(all));
        if (json.isPresent())
            Files.writeString(
                    json.get(),
                    JsonMapper.shared().writerWithDefaultPrettyPrinter().writeValueAsString(all));
        if (svg.isPresent()) Files.writeString(svg.get(), RateChart.svg(all));
        if (knee) return 0;
        return all.stream().allMatch(each -> each.unanswered() == 0) ? 0 : 1;
    }

    private Opponent slowDisk(Path folder, Scene chosen) throws IOException {
        return SlowDisk.start(home, folder, chosen, Duration.ofMillis(syncDelayMs));
    }

    private Content content() {
        var problems = new Problems();
        return ContentLoader.load(home.resolve("config/content"), problems)
                .orElseThrow(() -> wrong("--home", home + ": " + problems.list()));
    }

    private Scene scene() {
        return Scene.named(scene)
                .orElseThrow(() -> wrong("--scene", scene + " (expected: " + Scene.words() + ")"));
    }

    private ParameterException wrong(String option, String why) {
        return new ParameterException(spec.commandLine(), option + ": " + why);
    }

    /** For who waits: a measurement takes minutes. */
    private static void progress(String against, String words) {
        System.err.println(against + ": " + words);
    }

    private static void delete(Path folder) throws IOException {
        try (var paths = Files.walk(folder)) {
            for (var path : paths.sorted(Comparator.reverseOrder()).toList()) Files.delete(path);
        }
    }
}
