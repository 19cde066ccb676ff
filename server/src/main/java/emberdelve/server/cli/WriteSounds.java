package emberdelve.server.cli;

import emberdelve.server.sound.SoundFiles;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.Callable;

/** {@code emberdelve sounds FOLDER}: the sounds that programs play, as files. */
@Command(
        name = "sounds",
        description =
                "Writes the sounds that players' programs play as WAVE files: to listen to, or to"
                        + " serve from elsewhere.",
        mixinStandardHelpOptions = true,
        sortOptions = false)
final class WriteSounds implements Callable<Integer> {
    @Parameters(paramLabel = "FOLDER", description = "it is made if need be")
    private Path folder = Path.of("");

    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() throws IOException {
        Files.createDirectories(folder);
        var out = spec.commandLine().getOut();
        for (var sound : new SoundFiles().all()) {
            var file = folder.resolve(sound.name());
            try (var to =
                    FileChannel.open(
                            file,
                            StandardOpenOption.CREATE,
                            StandardOpenOption.TRUNCATE_EXISTING,
                            StandardOpenOption.WRITE)) {
                var octets = sound.octets().duplicate();
                while (octets.hasRemaining()) to.write(octets);
            }
            out.println(file);
        }
        out.flush();
        return ExitCode.OK;
    }
}
