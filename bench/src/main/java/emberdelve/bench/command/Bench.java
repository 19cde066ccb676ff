package emberdelve.bench.command;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.io.IOException;
import java.util.concurrent.Callable;

/** {@code ./emberdelve bench}: how fast the server is on this machine. */
@Command(
        name = "bench",
        description = "Measures how fast the server is on this machine; alone, all of it.",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "[COMMAND]",
        sortOptions = false)
public final class Bench implements Callable<Integer> {
    @Option(names = "--quick", description = "fewer and shorter measurements")
    private boolean quick;

    @Mixin private final BenchOptions options = new BenchOptions();

    private Bench() {}

    /** Ends with 0, with 1 if something could not be measured, or with 2 for a mistyped line. */
    public static void main(String[] arguments) {
        System.exit(commands().execute(arguments));
    }

    static CommandLine commands() {
        return new CommandLine(new Bench())
                .addSubcommand(new LoadCommand())
                .addSubcommand(new LoginsCommand())
                .addSubcommand(new PageCommand())
                .addSubcommand(new OverloadCommand())
                .addSubcommand(new StormCommand())
                .addSubcommand(new SoakCommand())
                .addSubcommand(new CurveCommand())
                .addSubcommand(new RegionsCommand())
                .addSubcommand(new StoreCommand())
                .addSubcommand(micro())
                .setCaseInsensitiveEnumValuesAllowed(true);
    }

    /** Options behind it are JMH's and not ours. */
    private static CommandLine micro() {
        return new CommandLine(new MicroCommand()).setUnmatchedOptionsArePositionalParams(true);
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        var suite = quick ? Suite.quick() : Suite.whole();
        return options.measure(suite.expected(), suite::run);
    }
}
