package emberdelve.server.cli;

import emberdelve.config.content.Content;
import emberdelve.server.chart.ChartFile;
import emberdelve.server.model.Detail;
import emberdelve.server.simulate.EveningPlan;
import emberdelve.server.simulate.EveningReport;
import emberdelve.server.simulate.Evenings;
import emberdelve.server.simulate.Match;
import emberdelve.server.simulate.Muster;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;

/** {@code emberdelve simulate evening}: how far players come in some evenings. */
@Command(
        name = "evening",
        description = "Lets bots play whole evenings, and tells how far they come.",
        mixinStandardHelpOptions = true,
        sortOptions = false)
final class SimulateEvening implements Callable<Integer> {
    private static final String DEFAULT = " (default: ${DEFAULT-VALUE})";
    private static final int HOURS_MAX = 1000;
    private static final int RUNS_MAX = 1000;
    private static final int PARTY_MAX = 6;

    @Mixin private final Folders folders = new Folders();

    @Option(names = "--class", paramLabel = "CLASS", description = "who plays alone")
    private List<String> alone = List.of();

    @Option(
            names = "--party",
            paramLabel = "CLASS:N,…",
            description =
                    "who plays together, such as guardian:1,striker:1; both options may be given"
                            + " more than once, and without them each class plays alone")
    private List<String> parties = List.of();

    @Option(names = "--hours", paramLabel = "N", description = "1..1000, of the game" + DEFAULT)
    private int hours = 8;

    @Option(
            names = "--from-level",
            paramLabel = "N",
            description = "they begin with its experience, and the kit of a newcomer" + DEFAULT)
    private int fromLevel = 1;

    @Option(names = "--to-level", paramLabel = "N", description = "whoever has it stops" + DEFAULT)
    private int toLevel = 100;

    @Option(names = "--runs", paramLabel = "N", description = "of each, 1..1000" + DEFAULT)
    private int runs = 1;

    @Option(
            names = "--plain",
            description = "they strike and drink, but use no ability and answer nothing")
    private boolean plain;

    @Option(
            names = "--combat",
            paramLabel = "HOW",
            description =
                    "how much of fights they read: full, gist, brief, summary or auto" + DEFAULT)
    private String combat = "auto";

    @Option(names = "--sr", description = "they listen to a screen reader")
    private boolean screenReader;

    @Option(
            names = "--seed",
            description = "of the first run; the same seed, the same evening" + DEFAULT)
    private long seed = 7;

    @Option(names = "--json", description = "for programs, instead of tables")
    private boolean json;

    @Option(names = "--svg", paramLabel = "FILE", description = "draws levels by hours, too")
    private Optional<Path> svg = Optional.empty();

    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() throws IOException, InterruptedException {
        require(hours >= 1 && hours <= HOURS_MAX, "--hours: " + hours, "1.." + HOURS_MAX);
        require(runs >= 1 && runs <= RUNS_MAX, "--runs: " + runs, "1.." + RUNS_MAX);
        require(isDetail(combat), "--combat: " + combat, "full, gist, brief, summary or auto");
        require(fromLevel >= 1 && fromLevel <= 100, "--from-level: " + fromLevel, "1..100");
        require(toLevel >= 2, "--to-level: " + toLevel, "2 or more");
        var loaded = Loaded.from(folders, spec.commandLine().getErr());
        if (loaded.isEmpty()) return ExitCode.MISTAKE;

        var content = loaded.get().content();
        var plans = plans(content);
        var evenings = new Evenings(content, Runtime.getRuntime().availableProcessors());
        try (var bar = ProgressBar.on(spec.commandLine().getErr())) {
            var all = (long) plans.size() * runs;
            var summaries = evenings.play(plans, runs, done -> bar.reached("playing", done, all));
            var out = spec.commandLine().getOut();
            if (json) out.print(EveningReport.json(summaries));
            else if (summaries.size() == 1) out.print(EveningReport.hours(summaries.getFirst()));
            else out.print(EveningReport.parties(summaries));
            out.flush();
            if (svg.isPresent())
                Files.writeString(svg.get(), ChartFile.svg(EveningReport.chart(summaries)));
        }
        return ExitCode.OK;
    }

    private List<EveningPlan> plans(Content content) {
        var typed = new ArrayList<>(alone);
        typed.addAll(parties);
        if (typed.isEmpty()) typed.addAll(content.classes().keySet());
        var manner = plain ? Match.Manner.PLAIN : Match.Manner.SKILLED;
        return typed.stream()
                .map(each ->
                        new EveningPlan(
                                party(each, content),
                                manner,
                                settings(),
                                hours,
                                fromLevel,
                                toLevel,
                                seed))
                .toList();
    }

    private static boolean isDetail(String typed) {
        return typed.equals("auto")
                || Arrays.stream(Detail.values())
                        .anyMatch(each -> each.name().toLowerCase(Locale.ROOT).equals(typed));
    }

    private List<String> settings() {
        var lines = new ArrayList<String>();
        if (screenReader) lines.add("sr on");
        if (!combat.equals("auto")) lines.add("set combat " + combat);
        return lines;
    }

    private Muster party(String typed, Content content) {
        try {
            var party = Muster.parse(typed, content.classes().keySet());
            require(party.size() <= PARTY_MAX, "--party: " + typed, "1.." + PARTY_MAX + " of them");
            return party;
        } catch (IllegalArgumentException mistake) {
            throw new ParameterException(
                    spec.commandLine(), "--party: " + mistake.getMessage(), mistake);
        }
    }

    private void require(boolean holds, String typed, String expected) {
        if (holds) return;
        throw new ParameterException(spec.commandLine(), typed + " (expected: " + expected + ")");
    }
}
