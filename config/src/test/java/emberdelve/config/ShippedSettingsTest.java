package emberdelve.config;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.read.Problems;
import emberdelve.config.settings.SettingValues;
import emberdelve.config.settings.Settings;
import emberdelve.config.settings.SettingsLoader;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

class ShippedSettingsTest {
    private static final Path SERVER_YAML = Path.of("server.yaml");

    @Test
    void whatTheFileSaysIsTheDefault() {
        var problems = new Problems();

        var settings = SettingsLoader.load(SERVER_YAML, problems);

        assertThat(problems.list()).isEmpty();
        assertThat(settings).contains(Settings.DEFAULTS);
    }

    @Test
    void everySettingIsListedInTheOrderOfItsRecordAndNothingElse() throws IOException {
        var expected = new ArrayList<String>();
        for (var part : Settings.class.getRecordComponents()) {
            expected.add(kebab(part) + ":");
            for (var setting : part.getType().getRecordComponents())
                expected.add("  " + kebab(setting) + ":");
        }

        var listed =
                lines().stream()
                        .filter(line -> !line.isBlank() && !line.strip().startsWith("#"))
                        .map(line -> line.substring(0, line.indexOf(':') + 1))
                        .toList();

        assertThat(listed).isEqualTo(expected);
    }

    @Test
    void everySettingIsFoundByItsKeyAndItsLine() throws IOException {
        var values = SettingValues.of(Settings.DEFAULTS);
        var lines = SettingsLoader.lines(SERVER_YAML);

        assertThat(List.copyOf(lines.keySet())).isEqualTo(List.copyOf(values.keySet()));
        var text = lines();
        lines.forEach((key, line) ->
                assertThat(text.get(line - 1))
                        .startsWith("  " + key.substring(key.indexOf('.') + 1) + ":"));
        assertThat(values)
                .containsEntry("backups.every", "24h")
                .containsEntry("retention.log", "30d")
                .containsEntry("world.tick", "200ms")
                .containsEntry("listing.genre", "fantasy")
                .containsEntry("websocket.hosts", "[]");
    }

    @Test
    void everySettingHasItsReasonAboveIt() throws IOException {
        var lines = lines();
        for (var i = 0; i < lines.size(); i++) {
            var isSetting = lines.get(i).matches(" {2}[a-z].*");
            if (isSetting) assertThat(lines.get(i - 1)).as(lines.get(i)).startsWith("  # ");
        }
    }

    private static List<String> lines() throws IOException {
        return Files.readAllLines(SERVER_YAML);
    }

    private static String kebab(RecordComponent component) {
        return component.getName().replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
    }
}
