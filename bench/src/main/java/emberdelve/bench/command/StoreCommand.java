package emberdelve.bench.command;

import emberdelve.bench.store.StoreBench;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

import java.io.IOException;
import java.util.concurrent.Callable;

/** {@code bench store}: capturing and storing what changed. */
@Command(
        name = "store",
        description = "Captures and stores what changed, and tells how large the file becomes.",
        mixinStandardHelpOptions = true,
        showDefaultValues = true)
final class StoreCommand implements Callable<Integer> {
    @Option(names = "--times", paramLabel = "N", description = "checkpoints of each size")
    private int times = 200;

    @Option(names = "--hour", paramLabel = "N", description = "checkpoints that make an hour")
    private int hour = 9_000;

    @Override
    public Integer call() throws IOException {
        StoreBench.run(BenchOptions.home().resolve("config/content"), times, hour);
        return 0;
    }
}
