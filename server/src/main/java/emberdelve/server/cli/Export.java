package emberdelve.server.cli;

import emberdelve.db.Database;
import emberdelve.server.feature.Features;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import java.util.concurrent.Callable;

/** {@code emberdelve export NAME --file FILE}: characters of a stopped world, as JSON. */
@Command(
        name = "export",
        description = {
            "Writes one character of a stopped world, or all, as JSON.",
            "The file holds password hashes: keep it as you keep the world."
        },
        mixinStandardHelpOptions = true)
final class Export implements Callable<Integer> {
    @Mixin private final Folders folders = new Folders();

    @Option(
            names = "--file",
            paramLabel = "FILE",
            required = true,
            description = "where to; must not be there yet")
    private Path file = Path.of("");

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "NAME",
            description = "of one character (default: all)")
    private Optional<String> name = Optional.empty();

    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() throws IOException {
        var line = spec.commandLine();
        if (Files.exists(file)) throw mistake("--file: " + file, "a file that is not there yet");
        StoppedWorld.requireSound(folders.data());
        int count;
        try (var database = Database.open(folders.data(), false, Features.tables());
                var bar = ProgressBar.on(line.getErr());
                var out = new BufferedOutputStream(create())) {
            count =
                    name.isPresent()
                            ? database.transfers().exportOne(name.get(), out)
                            : database.transfers().exportAll(out, bar);
        }
        if (count == 0 && name.isPresent()) {
            Files.delete(file);
            throw mistake("NAME: " + name.get(), "somebody who exists");
        }
        line.getOut().println(file + ": " + count + (count == 1 ? " character" : " characters"));
        line.getOut().flush();
        return ExitCode.OK;
    }

    /** Opens the file for its owner alone, where the file system knows of owners. */
    private OutputStream create() throws IOException {
        var views = file.toAbsolutePath().getFileSystem().supportedFileAttributeViews();
        if (views.contains("posix"))
            Files.createFile(
                    file,
                    PosixFilePermissions.asFileAttribute(
                            PosixFilePermissions.fromString("rw-------")));
        return Files.newOutputStream(file);
    }

    private ParameterException mistake(String what, String expected) {
        return new ParameterException(spec.commandLine(), what + " (expected: " + expected + ")");
    }
}
