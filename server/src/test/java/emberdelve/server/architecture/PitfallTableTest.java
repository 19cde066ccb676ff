package emberdelve.server.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;

/** Every test that docs/protocol.md names is there, and every pitfall has one. */
class PitfallTableTest {
    private static final Path HOME = Path.of("..");
    private static final int PITFALLS = 33;
    private static final Pattern ROW = Pattern.compile("(?m)^\\| (\\d+) .*\\| ([^|]*) \\|$");

    /** {@code FloodTest}, {@code FloodTest.aLine} or, again of the last class, {@code .aLine}. */
    private static final Pattern NAMED = Pattern.compile("`(\\w*)(?:\\.(\\w+))?`");

    @Test
    void everyPitfallHasTestsThatExist() throws IOException {
        var tests = new HashMap<String, String>();
        for (var module : new String[] {"protocol", "server"}) gather(module, tests);

        var rows = ROW.matcher(Files.readString(HOME.resolve("docs/protocol.md")));
        var number = 0;
        while (rows.find()) {
            assertThat(rows.group(1)).isEqualTo(Integer.toString(++number));
            assertThat(missing(rows.group(2), tests)).as("pitfall %d", number).isEmpty();
        }
        assertThat(number).isEqualTo(PITFALLS);
    }

    private static Iterable<String> missing(String cell, Map<String, String> tests) {
        var missing = new ArrayList<String>();
        var type = "";
        var named = NAMED.matcher(cell);
        if (!named.find()) missing.add("any test");
        named.reset();
        while (named.find()) {
            if (!named.group(1).isEmpty()) type = named.group(1);
            var source = tests.getOrDefault(type, "");
            var method = named.group(2) == null ? "class " + type : "void " + named.group(2) + "(";
            if (!source.contains(method)) missing.add(named.group());
        }
        return missing;
    }

    private static void gather(String module, Map<String, String> tests) throws IOException {
        try (var files = Files.walk(HOME.resolve(module).resolve("src/test/java"))) {
            for (var file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
                var name = file.getFileName().toString().replace(".java", "");
                tests.put(name, Files.readString(file));
            }
        }
    }
}
