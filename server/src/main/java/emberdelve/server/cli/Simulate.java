package emberdelve.server.cli;

import emberdelve.config.content.Combat;
import emberdelve.config.content.Content;
import emberdelve.server.chart.ChartFile;
import emberdelve.server.simulate.Match;
import emberdelve.server.simulate.Muster;
import emberdelve.server.simulate.Outlook;
import emberdelve.server.simulate.Report;
import emberdelve.server.simulate.Simulation;
import emberdelve.server.simulate.Wardrobe;

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
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;

/** {@code emberdelve simulate}: how fights of one side against another go. */
@Command(
        name = "simulate",
        description = "Lets a party fight monsters, thousands of times, and tells how it goes.",
        mixinStandardHelpOptions = true,
        subcommands = SimulateEvening.class,
        sortOptions = false)
final class Simulate implements Callable<Integer> {
    private static final String DEFAULT = " (default: ${DEFAULT-VALUE})";
    private static final int FIGHTS_MAX = 1_000_000;
    private static final int LEVEL_MAX = 100;
    private static final int DANGER_MAX = 50;

    @Mixin private final Folders folders = new Folders();

    @Option(
            names = "--party",
            paramLabel = "CLASS:N,…",
            description = "who fights, such as guardian:3,striker:3")
    private String party = "";

    @Option(
            names = "--against",
            paramLabel = "MONSTER:N,…",
            description = "whom, such as ogre:2,kobold:6; a beginning of an id is enough")
    private String against = "";

    @Option(names = "--rules", description = "armed-pool, dice-pool, bx or always-hit" + DEFAULT)
    private String rules = Match.word(Combat.ARMED_POOL);

    @Option(names = "--level", description = "of everybody in the party" + DEFAULT)
    private int level = 1;

    @Option(names = "--danger", description = "of the zone, by which monsters grow" + DEFAULT)
    private int danger = 1;

    @Option(
            names = "--plain",
            description = "the party strikes and drinks, but uses no ability and answers nothing")
    private boolean plain;

    @Option(
            names = {"--has", "--wears"},
            paramLabel = "ITEM,…",
            split = ",",
            description =
                    "what everybody in the party has besides, by ids: what can be worn is worn, the"
                            + " rest is carried")
    private List<String> has = List.of();

    @Option(
            names = "--evening",
            description =
                    "they have what such a party goes into a delve of its level with, as in"
                            + " balance, instead of the kit of their classes")
    private boolean evening;

    @Option(names = "--fights", paramLabel = "N", description = "1..1000000" + DEFAULT)
    private int fights = 10_000;

    @Option(
            names = "--seed",
            description = "of all chance: the same seed, the same fights" + DEFAULT)
    private long seed = 7;

    @Option(
            names = "--sweep",
            paramLabel = "WHAT",
            converter = Sweep.Converter.class,
            description = "level=1..10 or danger=0..9: all of it for each of them")
    private Optional<Sweep> sweep = Optional.empty();

    @Option(names = "--json", description = "for programs, instead of a table")
    private boolean json;

    @Option(names = "--svg", paramLabel = "FILE", description = "draws a chart, too")
    private Optional<Path> svg = Optional.empty();

    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() throws IOException, InterruptedException {
        require(!party.isEmpty(), "--party", "who fights");
        require(!against.isEmpty(), "--against", "whom");
        require(fights >= 1 && fights <= FIGHTS_MAX, "--fights: " + fights, "1.." + FIGHTS_MAX);
        require(level >= 1 && level <= LEVEL_MAX, "--level: " + level, "1.." + LEVEL_MAX);
        require(danger >= 0 && danger <= DANGER_MAX, "--danger: " + danger, "0.." + DANGER_MAX);
        var err = spec.commandLine().getErr();
        var loaded = Loaded.from(folders, err);
        if (loaded.isEmpty()) return ExitCode.MISTAKE;

        var match = match(loaded.get().content());
        var content = loaded.get().content();
        var wanted = sweep.map(wide -> wide.matches(match)).orElse(List.of(match));
        var matches = dressed(wanted, content);
        var outlooks = run(content, matches);
        var out = spec.commandLine().getOut();
        if (!json) {
            out.println(
                    match.party()
                            + " against "
                            + match.against()
                            + "; "
                            + Match.word(match.rules())
                            + ", "
                            + fights
                            + " fights each, seed "
                            + seed);
            out.print(Report.gear(matches));
        }
        out.print(json ? Report.json(outlooks) : Report.table(outlooks));
        out.flush();
        if (svg.isPresent()) Files.writeString(svg.get(), ChartFile.svg(Report.chart(outlooks)));
        return ExitCode.OK;
    }

    private List<Outlook> run(Content content, List<Match> matches) throws InterruptedException {
        var simulation = new Simulation(content, Runtime.getRuntime().availableProcessors());
        var outlooks = new ArrayList<Outlook>();
        try (var bar = ProgressBar.on(spec.commandLine().getErr())) {
            for (var match : matches) {
                var before = (long) fights * outlooks.size();
                var all = (long) fights * matches.size();
                outlooks.add(
                        simulation.run(
                                match,
                                fights,
                                seed,
                                done -> bar.reached("fighting", before + done, all)));
            }
        }
        return outlooks;
    }

    private Match match(Content content) {
        return new Match(
                muster("--party", party, content.classes().keySet()),
                muster("--against", against, content.monsters().keySet()),
                combat(),
                level,
                danger,
                plain ? Match.Manner.PLAIN : Match.Manner.SKILLED,
                things(content),
                Map.of());
    }

    private List<String> things(Content content) {
        for (var id : has)
            require(content.items().containsKey(id), "--has: " + id, "ids of things");
        return has;
    }

    /**
     * The matches with the things that the party has at each level, found out by one simulated
     * evening.
     */
    private List<Match> dressed(List<Match> matches, Content content) {
        if (!evening) return matches;
        var highest = matches.stream().mapToInt(Match::level).max().orElseThrow();
        var wardrobe = Wardrobe.of(content, matches.getFirst().party(), highest, seed);
        return matches.stream().map(wardrobe::dress).toList();
    }

    private Muster muster(String option, String typed, Collection<String> ids) {
        try {
            return Muster.parse(typed, ids);
        } catch (IllegalArgumentException mistake) {
            throw new ParameterException(
                    spec.commandLine(), option + ": " + mistake.getMessage(), mistake);
        }
    }

    private Combat combat() {
        for (var combat : Combat.values()) if (Match.word(combat).equals(rules)) return combat;
        var words = Arrays.stream(Combat.values()).map(Match::word);
        throw mistake("--rules: " + rules, words.collect(Collectors.joining(", ")));
    }

    private void require(boolean holds, String typed, String expected) {
        if (!holds) throw mistake(typed, expected);
    }

    private ParameterException mistake(String typed, String expected) {
        return new ParameterException(spec.commandLine(), typed + " (expected: " + expected + ")");
    }
}
