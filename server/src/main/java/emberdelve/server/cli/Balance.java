package emberdelve.server.cli;

import emberdelve.server.builder.BalanceChart;
import emberdelve.server.builder.BalanceReport;
import emberdelve.server.builder.ZoneBalance;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;

/** {@code emberdelve balance}: whether zones are as hard as they say. */
@Command(
        name = "balance",
        description =
                "Lets those for whom a zone is made fight all that lives there, and tells what is"
                        + " too hard or too easy for them.",
        mixinStandardHelpOptions = true,
        sortOptions = false)
final class Balance implements Callable<Integer> {
    private static final String DEFAULT = " (default: ${DEFAULT-VALUE})";
    private static final int FIGHTS_MAX = 100_000;

    @Mixin private final Folders folders = new Folders();

    @Parameters(
            paramLabel = "ZONE",
            arity = "0..*",
            description = "ids, such as old-mine; without them all zones")
    private List<String> zones = List.of();

    @Option(names = "--fights", paramLabel = "N", description = "of each, 1..100000" + DEFAULT)
    private int fights = 400;

    @Option(names = "--seed", description = "the same seed, the same fights" + DEFAULT)
    private long seed = 7;

    @Option(names = "--json", description = "for programs, instead of tables")
    private boolean json;

    @Option(names = "--svg", paramLabel = "FILE", description = "draws a chart, too")
    private Optional<Path> svg = Optional.empty();

    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() throws InterruptedException, IOException {
        if (fights < 1 || fights > FIGHTS_MAX)
            throw new ParameterException(
                    spec.commandLine(),
                    "--fights: " + fights + " (expected: 1.." + FIGHTS_MAX + ")");
        var loaded = Loaded.from(folders, spec.commandLine().getErr());
        if (loaded.isEmpty()) return ExitCode.MISTAKE;
        var out = spec.commandLine().getOut();
        try (var bar = ProgressBar.on(spec.commandLine().getErr())) {
            var balance = new ZoneBalance(loaded.get().content(), zones, fights, seed);
            var all = balance.fights();
            var weighed = balance.weigh(done -> bar.reached("fighting", done, all));
            out.print(json ? BalanceReport.json(weighed) : BalanceReport.tables(weighed));
            if (svg.isPresent()) Files.writeString(svg.get(), BalanceChart.svg(weighed));
        } catch (IllegalArgumentException mistake) {
            throw new ParameterException(
                    spec.commandLine(), String.valueOf(mistake.getMessage()), mistake);
        }
        out.flush();
        return ExitCode.OK;
    }
}
