package emberdelve.server.cli;

import emberdelve.db.Database;
import emberdelve.db.transfer.ImportRefused;
import emberdelve.server.checkpoint.CurveRecount;
import emberdelve.server.feature.Features;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;

/** {@code emberdelve import FILE}: characters from JSON into a stopped world, all or none. */
@Command(
        name = "import",
        description = {
            "Brings characters from an export into a stopped world, all or none.",
            "Accounts that are new become players, whatever they were elsewhere."
        },
        mixinStandardHelpOptions = true)
final class Import implements Callable<Integer> {
    @Mixin private final Folders folders = new Folders();

    @Parameters(index = "0", paramLabel = "FILE", description = "made by export")
    private Path file = Path.of("");

    @Option(
            names = "--replace",
            description = "characters of the same names are replaced, with all they have")
    private boolean replace;

    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() throws IOException {
        if (!Files.isReadable(file))
            throw mistake("FILE: " + file + " (expected: a file that can be read)");
        var line = spec.commandLine();
        var law = Law.of(folders, line.getErr());
        if (law.isEmpty()) return ExitCode.MISTAKE;
        StoppedWorld.requireSound(folders.data());
        try (var database = Database.open(folders.data(), false, Features.tables());
                var in = new BufferedInputStream(Files.newInputStream(file))) {
            var report =
                    database.transfers()
                            .importFrom(
                                    in, replace, Instant.now(), CurveRecount::between, law.get());
            line.getOut()
                    .println(
                            report.characters()
                                    + " characters, "
                                    + report.replaced()
                                    + " of them replaced; "
                                    + report.items()
                                    + " items, "
                                    + report.gold()
                                    + " gold");
            line.getOut().flush();
            return ExitCode.OK;
        } catch (ImportRefused refused) {
            throw mistake(
                    refused.reasons().stream()
                            .map(reason -> file + ": " + reason)
                            .collect(Collectors.joining(System.lineSeparator())));
        }
    }

    private ParameterException mistake(String what) {
        return new ParameterException(spec.commandLine(), what);
    }
}
