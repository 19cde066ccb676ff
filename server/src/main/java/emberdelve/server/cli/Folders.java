package emberdelve.server.cli;

import emberdelve.config.region.RegionFile;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The folders of the server, named behind a command or before it: {@code check --config DIR} and
 * {@code --config DIR check} mean the same. If both are there, the one behind the command counts.
 * The launcher says where the server itself lives by the system property {@code emberdelve.home};
 * without it, that is the current folder.
 */
final class Folders {
    private static final String DATA = "--data";
    private static final String CONFIG = "--config";

    /** The origin of what nobody has chosen. */
    static final String DEFAULT = "default";

    @Option(
            names = DATA,
            paramLabel = "DIR",
            description = "where the world is stored (default: data beside the launcher)")
    private Optional<Path> data = Optional.empty();

    @Option(
            names = CONFIG,
            paramLabel = "DIR",
            description = "server.yaml and content (default: config beside the launcher)")
    private Optional<Path> config = Optional.empty();

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command = CommandSpec.create();

    /** Whether the option means the same before a command and behind it. */
    static boolean areNamed(OptionSpec option) {
        return List.of(DATA, CONFIG).contains(option.longestName());
    }

    Path data() {
        return chosen(DATA, data).map(this::plain).orElseGet(() -> home().resolve("data"));
    }

    /** The words for where the path of the data comes from. */
    String dataOrigin() {
        return chosen(DATA, data).isPresent() ? OptionOrigin.of(command, DATA) : DEFAULT;
    }

    /** The words for where the path of the configuration comes from. */
    String configOrigin() {
        return chosen(CONFIG, config).isPresent() ? OptionOrigin.of(command, CONFIG) : DEFAULT;
    }

    /** The path, refused if it has characters that the database would take for its own options. */
    private Path plain(Path path) {
        var name = path.toString();
        if (name.chars().noneMatch(each -> each == ';' || each == '\\' || each < ' ')) return path;
        throw new ParameterException(
                command.commandLine(),
                DATA + ": " + name + " (expected: a path without ; and \\ and controls)");
    }

    Path serverYaml() {
        return config().resolve("server.yaml");
    }

    Path regionsYaml() {
        return config().resolve(RegionFile.NAME);
    }

    Path content() {
        return config().resolve("content");
    }

    Path config() {
        return chosen(CONFIG, config).orElseGet(() -> home().resolve("config"));
    }

    private Optional<Path> chosen(String option, Optional<Path> here) {
        var before = Optional.ofNullable(command.parent());
        if (before.isEmpty() || command.commandLine().getParseResult().hasMatchedOption(option))
            return here;
        return before.get().findOption(option).getValue();
    }

    /**
     * The file with the content as the build has read and checked it, for later starts; the
     * launcher names it.
     */
    static Path learnt() {
        return Path.of(System.getProperty("emberdelve.content", "emberdelve.content"));
    }

    private static Path home() {
        return Path.of(System.getProperty("emberdelve.home", ""));
    }
}
