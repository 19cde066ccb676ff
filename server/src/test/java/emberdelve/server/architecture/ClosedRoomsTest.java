package emberdelve.server.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;

import emberdelve.server.feature.Features;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;

import javax.tools.ToolProvider;

/**
 * The rooms of features are closed: who takes the folder and its line in {@code Features} away has
 * a server without that feature.
 */
class ClosedRoomsTest {
    private static final String ROOMS = "emberdelve.server.feature.";
    private static final Path SOURCES = Path.of("src/main/java");
    private static final Path LIST = SOURCES.resolve("emberdelve/server/feature/Features.java");

    @Test
    void nobodyOutsideNamesWhatIsInARoom() {
        var open = new TreeSet<String>();
        for (var each : CompiledClasses.SERVER) {
            for (var dependency : each.getDirectDependenciesFromSelf()) {
                var room = room(dependency.getTargetClass());
                if (!room.isEmpty()
                        && !room.equals(room(each))
                        && !each.getName().equals(Features.class.getName())) open.add(room);
            }
        }
        assertThat(open).isEmpty();
    }

    static Collection<String> rooms() {
        return CompiledClasses.SERVER.stream()
                .map(ClosedRoomsTest::room)
                .filter(room -> !room.isEmpty())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Minutes, as the server is compiled once for each. */
    @ParameterizedTest
    @MethodSource("rooms")
    @EnabledIfSystemProperty(named = "emberdelve.long", matches = "true")
    void withoutARoomTheServerCompiles(String room, @TempDir Path folder) throws IOException {
        var list =
                Files.readAllLines(LIST).stream()
                        .filter(line -> !line.contains(ROOMS + room + "."))
                        .filter(line -> !line.matches("(?i)\\s*new " + room + "Feature\\(\\).*"))
                        .collect(Collectors.joining("\n"));
        var without = folder.resolve("Features.java");
        Files.writeString(without, list);

        assertThat(complaints(room, without, folder.resolve("classes"))).isEmpty();
    }

    private static String complaints(String room, Path list, Path classes) throws IOException {
        var compiler = ToolProvider.getSystemJavaCompiler();
        var folder = SOURCES.resolve(ROOMS.replace('.', '/') + room);
        try (var files = compiler.getStandardFileManager(null, null, null);
                var sources = Files.walk(SOURCES)) {
            var kept =
                    sources.filter(file -> file.toString().endsWith(".java"))
                            .filter(file -> !file.startsWith(folder) && !file.equals(LIST))
                            .collect(Collectors.toList());
            kept.add(list);
            var said = new StringWriter();
            var options =
                    List.of(
                            "-proc:none",
                            "-nowarn",
                            "-d",
                            Files.createDirectories(classes).toString(),
                            "-cp",
                            libraries());
            compiler.getTask(
                            said,
                            files,
                            null,
                            options,
                            null,
                            files.getJavaFileObjectsFromPaths(kept))
                    .call();
            return said.toString()
                    .lines()
                    .filter(line -> line.contains("error:"))
                    .collect(Collectors.joining("\n"));
        }
    }

    /** Without the server's own classes, in which the room still is. */
    private static String libraries() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(place ->
                        !place.matches(
                                ".*\\bserver/target/(test-)?classes/?|target/(test-)?classes/?"))
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** Of a feature; nothing for a class of none. */
    private static String room(JavaClass its) {
        var place = its.getPackageName() + ".";
        return place.startsWith(ROOMS)
                ? place.substring(ROOMS.length()).replaceAll("\\..*", "")
                : "";
    }
}
