package emberdelve.server.cli;

import emberdelve.config.content.Content;
import emberdelve.server.builder.ZoneOdds;
import emberdelve.server.simulate.Muster;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;

/** {@code emberdelve odds ZONE}: how hard everything in a zone is. */
@Command(
        name = "odds",
        description = "Lets parties fight all that lives in a zone, and tells how it goes.",
        mixinStandardHelpOptions = true,
        sortOptions = false)
final class Odds implements Callable<Integer> {
    private static final String DEFAULT = " (default: ${DEFAULT-VALUE})";
    private static final int FIGHTS_MAX = 100_000;
    private static final int LEVEL_MAX = 100;

    @Mixin private final Folders folders = new Folders();

    @Parameters(paramLabel = "ZONE", description = "its id, such as old-mine")
    private String zone = "";

    @Option(
            names = "--party",
            paramLabel = "CLASS:N,…",
            description =
                    "who fights; may be given more than once, and without it each class fights"
                            + " alone, and one of each together")
    private List<String> parties = List.of();

    @Option(
            names = "--level",
            paramLabel = "N",
            description = "of everybody (default: that of the zone, its danger)")
    private Optional<Integer> level = Optional.empty();

    @Option(names = "--fights", paramLabel = "N", description = "of each, 1..100000" + DEFAULT)
    private int fights = 200;

    @Option(names = "--seed", description = "the same seed, the same fights" + DEFAULT)
    private long seed = 7;

    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() throws InterruptedException {
        require(fights >= 1 && fights <= FIGHTS_MAX, "--fights: " + fights, "1.." + FIGHTS_MAX);
        var isLevel = level.filter(number -> number < 1 || number > LEVEL_MAX).isEmpty();
        require(isLevel, "--level", "1.." + LEVEL_MAX);
        var loaded = Loaded.from(folders, spec.commandLine().getErr());
        if (loaded.isEmpty()) return ExitCode.MISTAKE;
        var content = loaded.get().content();
        var out = spec.commandLine().getOut();
        try (var bar = ProgressBar.on(spec.commandLine().getErr())) {
            var ofParty = level.orElseGet(() -> ZoneOdds.levelOf(content, zone));
            var setting = new ZoneOdds.Setting(musters(content), ofParty, fights, seed);
            var odds = new ZoneOdds(content, zone, setting);
            var all = odds.fights();
            var table = odds.table(done -> bar.reached("fighting", done, all));
            out.println(zone + ", level " + ofParty + ", " + fights + " fights each, seed " + seed);
            out.println();
            out.print(table);
        } catch (IllegalArgumentException mistake) {
            throw new ParameterException(
                    spec.commandLine(), String.valueOf(mistake.getMessage()), mistake);
        }
        out.flush();
        return ExitCode.OK;
    }

    private List<Muster> musters(Content content) {
        var classes = content.classes().keySet();
        var typed = new ArrayList<>(parties);
        if (typed.isEmpty()) {
            typed.addAll(classes);
            typed.add(String.join(",", classes));
        }
        return typed.stream().map(each -> Muster.parse(each, classes)).toList();
    }

    private void require(boolean holds, String typed, String expected) {
        if (!holds)
            throw new ParameterException(
                    spec.commandLine(), typed + " (expected: " + expected + ")");
    }
}
