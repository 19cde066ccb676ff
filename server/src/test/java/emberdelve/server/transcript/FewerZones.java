package emberdelve.server.transcript;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The shipped content with three of its zones, for tests that have it read dozens of times: most of
 * the time goes into zones. It has warnings, of what only the other zones need, and no mistake.
 */
final class FewerZones {
    private static final Path SHIPPED = Path.of("..", "config", "content");
    private static final Set<String> LEFT = Set.of("lantern-yard", "chalk-pit", "old-mine");
    private static final Map<String, String> TEXTS = texts();

    private FewerZones() {}

    static void writeTo(Path folder) throws IOException {
        for (var each : TEXTS.entrySet()) {
            var file = folder.resolve(each.getKey());
            Files.createDirectories(file.resolveSibling("."));
            Files.writeString(file, each.getValue());
        }
    }

    private static Map<String, String> texts() {
        try (var zones = Files.list(SHIPPED.resolve("zones"));
                var files = Files.walk(SHIPPED)) {
            var gone =
                    zones.map(zone -> zone.getFileName().toString())
                            .filter(zone -> !LEFT.contains(zone))
                            .sorted()
                            .collect(Collectors.joining("|", "(", ")"));
            var texts = new TreeMap<String, String>();
            for (var file : files.filter(Files::isRegularFile).toList()) {
                var name = SHIPPED.relativize(file).toString();
                if (!name.matches("zones/" + gone + "/.*"))
                    texts.put(name, without(gone, name, Files.readString(file)));
            }
            return texts;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** No way leads there, no tour stops there; who would send somebody there sends them home. */
    private static String without(String gone, String name, String text) {
        var room = Pattern.compile("\\b" + gone + "/[a-z0-9-]+");
        if (!name.endsWith(".yaml")) return text;
        if (name.matches("(zones|pursuits)/.*"))
            text =
                    text.lines()
                            .filter(line -> !room.matcher(line).find())
                            .collect(Collectors.joining("\n", "", "\n"));
        return room.matcher(text)
                .replaceAll("lantern-yard/yard")
                .replaceAll("(?m)\\b(of|zone): " + gone + "$", "$1: old-mine");
    }
}
