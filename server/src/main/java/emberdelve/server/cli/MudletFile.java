package emberdelve.server.cli;

import emberdelve.server.mudlet.MudletPackage;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;

/** {@code emberdelve mudlet-package FILE}: the package that players of Mudlet install. */
@Command(
        name = "mudlet-package",
        description = "Writes the package for Mudlet, as the running server serves it.",
        mixinStandardHelpOptions = true,
        sortOptions = false)
final class MudletFile implements Callable<Integer> {
    private static final String ENDING = ".mpackage";

    @Parameters(paramLabel = "FILE", description = "such as emberdelve.mpackage")
    private Path file = Path.of("");

    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        // Mudlet takes a file of another name for a bare XML.
        if (!file.toString().endsWith(ENDING)) throw mistake(file + " (expected: *" + ENDING + ")");
        var made = MudletPackage.read();
        try {
            var octets = new byte[made.octets().remaining()];
            made.octets().get(octets);
            Files.write(file, octets);
        } catch (IOException unwritable) {
            throw mistake(file + ": cannot be written (" + unwritable.getMessage() + ")");
        }
        spec.commandLine().getOut().println(file + ", version " + made.version());
        spec.commandLine().getOut().flush();
        return ExitCode.OK;
    }

    private ParameterException mistake(String words) {
        return new ParameterException(spec.commandLine(), "FILE: " + words);
    }
}
