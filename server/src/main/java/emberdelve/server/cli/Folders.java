package emberdelve.server.cli;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/**
 * Where things are. The launcher says where the server itself lives by the system property
 * {@code emberdelve.home}; without it, that is the current folder.
 */
final class Folders {
    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "where the world is stored (default: data beside the launcher)")
    private Optional<Path> data = Optional.empty();

    @Option(
            names = "--config",
            paramLabel = "DIR",
            description = "server.yaml and content (default: config beside the launcher)")
    private Optional<Path> config = Optional.empty();

    Path data() {
        return data.orElseGet(() -> home().resolve("data"));
    }

    Path serverYaml() {
        return config().resolve("server.yaml");
    }

    Path content() {
        return config().resolve("content");
    }

    private Path config() {
        return config.orElseGet(() -> home().resolve("config"));
    }

    private static Path home() {
        return Path.of(System.getProperty("emberdelve.home", ""));
    }
}
