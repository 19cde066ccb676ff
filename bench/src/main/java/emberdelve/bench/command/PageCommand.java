package emberdelve.bench.command;

import emberdelve.bench.opponent.BenchFolder;
import emberdelve.bench.opponent.Venue;
import emberdelve.bench.page.Visitor;
import emberdelve.bench.report.Findings;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.Callable;

/** {@code bench page}: how much a browser reads before somebody can play in it. */
@Command(
        name = "page",
        description = "Counts what a browser reads that comes for the first time.",
        mixinStandardHelpOptions = true,
        sortOptions = false)
final class PageCommand implements Callable<Integer> {
    static final Duration EXPECTED = Duration.ofSeconds(5);

    @Mixin private final BenchOptions options = new BenchOptions();

    @Override
    public Integer call() throws IOException, InterruptedException {
        return options.measure(EXPECTED, (folder, _) -> firstLoad(folder));
    }

    static Findings firstLoad(BenchFolder folder) throws IOException, InterruptedException {
        try (var server = folder.server(Venue.SHIPPED);
                var visitor = new Visitor(server.webPort())) {
            return Findings.of(visitor.visit().sheet());
        }
    }
}
