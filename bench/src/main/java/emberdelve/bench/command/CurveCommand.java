package emberdelve.bench.command;

import emberdelve.bench.curve.Curve;
import emberdelve.bench.curve.Curves;
import emberdelve.bench.curve.Growth;
import emberdelve.bench.load.LoadBench;
import emberdelve.bench.opponent.BenchFolder;
import emberdelve.bench.report.Findings;
import emberdelve.bench.report.Onlooker;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/** {@code bench curve}: how costs grow, and by which power. */
@Command(
        name = "curve",
        description = "Measures at several sizes, and tells by which power the costs grow.",
        mixinStandardHelpOptions = true,
        showDefaultValues = true,
        sortOptions = false)
final class CurveCommand implements Callable<Integer> {
    private static final Duration ONE_SIZE = Duration.ofSeconds(20);

    @Parameters(
            paramLabel = "WHAT",
            arity = "0..*",
            description = "players, readers, awake, asleep, rooms or delves; without it, all")
    private List<String> words = List.of();

    @Option(
            names = "--sizes",
            paramLabel = "N",
            split = ",",
            description = "instead of the usual ones, such as 100,1000,19000")
    private List<Integer> sizes = List.of();

    @Option(names = "--quick", description = "small sizes only")
    private boolean quick;

    @Option(names = "--seconds", paramLabel = "N", description = "counted for players and readers")
    private int seconds = 10;

    @Option(names = "--warm-up", paramLabel = "N", description = "seconds before them")
    private int warmUpSeconds = 3;

    @Mixin private final BenchOptions options = new BenchOptions();

    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() throws IOException, InterruptedException {
        for (var word : words) if (!Curves.WORDS.contains(word)) throw unknown(word);
        var wanted = words.isEmpty() ? Curves.WORDS : words;
        var count = wanted.size() * (sizes.isEmpty() ? 4 : sizes.size());
        return options.measure(
                ONE_SIZE.multipliedBy(count),
                (folder, onlooker) -> measure(wanted, folder, onlooker));
    }

    private Findings measure(List<String> wanted, BenchFolder folder, Onlooker onlooker)
            throws IOException, InterruptedException {
        var curves =
                new Curves(
                        new LoadBench(folder, false, Duration.ZERO, onlooker),
                        Duration.ofSeconds(warmUpSeconds),
                        Duration.ofSeconds(seconds));
        var growth = new Growth(onlooker);
        var found = new ArrayList<Findings>();
        for (var word : wanted) {
            var curve = curves.named(word);
            found.add(growth.measure(curve, sizesOf(curve)));
        }
        return Findings.all(found);
    }

    private List<Integer> sizesOf(Curve curve) {
        if (!sizes.isEmpty()) return sizes;
        return quick ? curve.quickSizes() : curve.sizes();
    }

    private ParameterException unknown(String word) {
        return new ParameterException(
                spec.commandLine(), word + " (expected: " + String.join(", ", Curves.WORDS) + ")");
    }
}
