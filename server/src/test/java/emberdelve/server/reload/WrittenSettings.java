package emberdelve.server.reload;

import emberdelve.config.read.Problems;
import emberdelve.config.settings.Settings;
import emberdelve.config.settings.SettingsInForce;
import emberdelve.config.settings.SettingsLoader;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A {@code server.yaml} that a test writes, and the settings that came of it. */
final class WrittenSettings {
    private final Path file;
    private final SettingsInForce inForce;
    private List<String> changedBeside = List.of();

    WrittenSettings(Path folder, String text) {
        file = folder.resolve("server.yaml");
        write(text);
        inForce =
                new SettingsInForce(
                        read(new Problems()).orElseThrow(), this::read, () -> changedBeside);
    }

    SettingsInForce inForce() {
        return inForce;
    }

    void write(String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Lets another file of the start say something else. */
    void changeBeside(String file) {
        changedBeside = List.of(file);
    }

    void delete() {
        try {
            Files.delete(file);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private Optional<Settings> read(Problems problems) {
        return SettingsLoader.reload(file, "server.yaml", true, problems);
    }
}
