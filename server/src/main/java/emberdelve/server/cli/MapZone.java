package emberdelve.server.cli;

import emberdelve.server.builder.ZoneDrawing;
import emberdelve.server.builder.ZoneText;

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
import java.util.Optional;
import java.util.concurrent.Callable;

/** {@code emberdelve map ZONE}: the rooms of a zone as a picture. */
@Command(
        name = "map",
        description =
                "Shows a zone's rooms on their squares, with what leads out and who lives there.",
        mixinStandardHelpOptions = true,
        sortOptions = false)
final class MapZone implements Callable<Integer> {
    @Mixin private final Folders folders = new Folders();

    @Parameters(paramLabel = "ZONE", description = "its id, such as old-mine")
    private String zone = "";

    @Option(names = "--svg", paramLabel = "FILE", description = "draws it instead")
    private Optional<Path> svg = Optional.empty();

    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() throws IOException {
        var loaded = Loaded.from(folders, spec.commandLine().getErr());
        if (loaded.isEmpty()) return ExitCode.MISTAKE;
        try {
            var content = loaded.get().content();
            if (svg.isPresent()) Files.writeString(svg.get(), ZoneDrawing.of(content, zone));
            else spec.commandLine().getOut().print(ZoneText.of(content, zone));
        } catch (IllegalArgumentException mistake) {
            throw new ParameterException(
                    spec.commandLine(), "ZONE: " + mistake.getMessage(), mistake);
        }
        spec.commandLine().getOut().flush();
        return ExitCode.OK;
    }
}
