package emberdelve.bench.command;

import emberdelve.bench.opponent.BenchFolder;
import emberdelve.bench.report.FigureJson;
import emberdelve.bench.report.Findings;
import emberdelve.bench.report.Machine;
import emberdelve.bench.report.Onlooker;
import emberdelve.server.chart.ChartFile;

import picocli.CommandLine.Option;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/** The options of every measurement: where the server is, and where findings go. */
final class BenchOptions {
    @Option(
            names = "--java-options",
            paramLabel = "WORDS",
            description = "for the server's JVM, such as -Xmx128m")
    private String javaOptions = "";

    @Option(names = "--json", paramLabel = "FILE", description = "also writes all figures there")
    private Optional<Path> json = Optional.empty();

    @Option(names = "--svg", paramLabel = "FILE", description = "also draws the curves there")
    private Optional<Path> svg = Optional.empty();

    /** The folder of the repository, which the launcher names. */
    static Path home() {
        return Path.of(System.getProperty("emberdelve.home", ""));
    }

    /** A measurement by sockets. */
    @FunctionalInterface
    interface Measurement {
        Findings run(BenchFolder folder, Onlooker onlooker)
                throws IOException, InterruptedException;
    }

    /**
     * Measures, and reports what was found.
     *
     * @param expected how long it will take, roughly
     * @return the exit code
     */
    int measure(Duration expected, Measurement measurement)
            throws IOException, InterruptedException {
        tell(found(expected, measurement));
        return 0;
    }

    private Findings found(Duration expected, Measurement measurement)
            throws IOException, InterruptedException {
        try (var folder = BenchFolder.ofLauncher(home(), javaOptions);
                var onlooker = Onlooker.atStderr(expected)) {
            return measurement.run(folder, onlooker);
        }
    }

    /** Prints tables, and writes the files that were asked for. */
    void tell(Findings findings) throws IOException {
        var machine = Machine.inWords();
        System.out.println(machine + "\n");
        System.out.print(findings.markdown());
        if (json.isPresent())
            Files.writeString(json.get(), FigureJson.text(machine, findings.sheets()));
        if (svg.isPresent()) Files.writeString(svg.get(), ChartFile.svg(findings.charts()));
    }
}
