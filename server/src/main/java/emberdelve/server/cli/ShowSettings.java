package emberdelve.server.cli;

import ch.qos.logback.classic.ClassicConstants;

import emberdelve.config.read.Problems;
import emberdelve.config.settings.SettingValues;
import emberdelve.config.settings.Settings;
import emberdelve.config.settings.SettingsLoader;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;

/** {@code emberdelve settings}: shows all settings that a start would use, and their origins. */
@Command(
        name = "settings",
        description = "Shows the settings that a start would use, and where each comes from.",
        mixinStandardHelpOptions = true,
        sortOptions = false)
final class ShowSettings implements Callable<Integer> {
    /** The blanks between two columns. A screen reader says none of them. */
    private static final String GAP = "  ";

    /** The columns for a value; most are shorter, and a longer one moves only its own line. */
    private static final int VALUE_WIDTH = 12;

    /** The file of the data folder that says where a world in PostgreSQL is. */
    private static final String URL = "world.url";

    @Mixin private final Folders folders = new Folders();

    @Mixin private final ChosenPorts ports = new ChosenPorts();

    @Spec private CommandSpec spec = CommandSpec.create();

    /** One line of the answer. */
    private record Row(String key, String value, String from) {}

    @Override
    public Integer call() {
        var problems = new Problems();
        var read = SettingsLoader.load(folders.serverYaml(), problems);
        if (read.isEmpty()) {
            Loaded.tell(problems, spec.commandLine().getErr());
            return ExitCode.MISTAKE;
        }
        var out = spec.commandLine().getOut();
        var rows = rows(read.get());
        var keyWidth = rows.stream().mapToInt(row -> row.key().length()).max().orElse(0);
        for (var row : rows)
            out.println(
                    padded(row.key(), keyWidth)
                            + GAP
                            + padded(row.value(), VALUE_WIDTH)
                            + GAP
                            + row.from());
        out.flush();
        return ExitCode.OK;
    }

    private List<Row> rows(Settings read) {
        var rows = new ArrayList<Row>();
        rows.add(new Row("config", folders.config().toString(), folders.configOrigin()));
        rows.add(new Row("data", folders.data().toString(), folders.dataOrigin()));
        rows.add(world());
        logging().ifPresent(rows::add);
        var lines = SettingsLoader.lines(folders.serverYaml());
        var chosen = ports.origins();
        var defaults = SettingValues.of(Settings.DEFAULTS);
        SettingValues.of(ports.in(read))
                .forEach((key, value) ->
                        rows.add(
                                new Row(
                                        key,
                                        value,
                                        origin(key, chosen, lines)
                                                + unusual(value, defaults.getOrDefault(key, "")))));
        return rows;
    }

    private static String origin(
            String key, Map<String, String> chosen, Map<String, Integer> lines) {
        if (chosen.containsKey(key)) return chosen.get(key);
        return lines.containsKey(key) ? "server.yaml:" + lines.get(key) : Folders.DEFAULT;
    }

    private static String unusual(String value, String usual) {
        return value.equals(usual) ? "" : " (default " + usual + ")";
    }

    /** The world's place; the line of the file that names a database may hold a password. */
    private Row world() {
        return Files.exists(folders.data().resolve(URL))
                ? new Row("world", "PostgreSQL", "data/" + URL + ", whose line is not shown")
                : new Row("world", "H2, in the data folder", Folders.DEFAULT);
    }

    private static Optional<Row> logging() {
        var property = ClassicConstants.CONFIG_FILE_PROPERTY;
        return Optional.ofNullable(System.getProperty(property))
                .map(file -> new Row(property, file, "option of the JVM"));
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }
}
