package emberdelve.config.settings;

import emberdelve.config.load.Schemas;
import emberdelve.config.load.YamlFile;
import emberdelve.config.read.Problems;

import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The reader of {@code server.yaml}, which makes {@link Settings} of it. */
public final class SettingsLoader {
    private SettingsLoader() {}

    /** The schema of {@code server.yaml}, for editors. */
    public static Schemas.Schema schema() {
        return Schemas.beside("server.yaml", Settings::read);
    }

    /**
     * Reads the file; problems name it by the path that is given here.
     *
     * @return the defaults when there is no such file; empty when problems were added
     */
    public static Optional<Settings> load(Path serverYaml, Problems problems) {
        return load(serverYaml, serverYaml.toString().replace('\\', '/'), problems);
    }

    /** Does the same; problems name the file by {@code file}. */
    public static Optional<Settings> load(Path serverYaml, String file, Problems problems) {
        // A link to nowhere is somebody's mistake, not a wish for the defaults.
        if (Files.notExists(serverYaml, LinkOption.NOFOLLOW_LINKS))
            return Optional.of(Settings.DEFAULTS);

        var before = problems.size();
        var settings =
                YamlFile.read(serverYaml, file, problems)
                        .map(node -> Settings.read(node, problems));
        return problems.size() == before ? settings : Optional.empty();
    }

    /**
     * Reads them again while the server runs. A file that was there at the start and is gone is a
     * mistake, and no wish for the defaults: an editor may be about to put it back.
     */
    public static Optional<Settings> reload(
            Path serverYaml, String file, boolean wasThere, Problems problems) {
        if (wasThere && Files.notExists(serverYaml, LinkOption.NOFOLLOW_LINKS)) {
            problems.add(file, "it is gone", "the file of the start, or an empty one for defaults");
            return Optional.empty();
        }
        return load(serverYaml, file, problems);
    }

    /** The line of each setting that the file has, from 1, by its key: {@code limits.guests}. */
    public static Map<String, Integer> lines(Path serverYaml) {
        var lines = new LinkedHashMap<String, Integer>();
        if (Files.notExists(serverYaml, LinkOption.NOFOLLOW_LINKS)) return lines;
        var problems = new Problems();
        var parts =
                YamlFile.read(serverYaml, serverYaml.toString(), problems)
                        .map(node -> node.entries(problems))
                        .orElse(Map.of());
        for (var part : parts.values())
            for (var setting : part.entries(problems).values())
                lines.put(setting.path(), setting.namePlace().line());
        return lines;
    }
}
