package emberdelve.server.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** A long file has its reason in docs/long-files.md, and the list has no line too many. */
class LongFilesTest {
    private static final Path HOME = Path.of("..");
    private static final int LINES = 300;

    /** It has a line for each of its parts, and an accessor for those that everything asks for. */
    private static final int WORLD_LINES = 155;

    private static final Pattern ROW = Pattern.compile("(?m)^\\| `(\\w+\\.java)` \\| \\S.* \\|$");

    @Test
    void aLongFileHasItsReason() throws IOException {
        assertThat(listed())
                .as("main files above %d lines, as docs/long-files.md lists them", LINES)
                .isEqualTo(longFiles());
    }

    /** Its parts do the work: what grows here belongs in one of them. */
    @Test
    void theWorldHoldsItsPartsTogetherAndNoMore() throws IOException {
        var world = Path.of("src/main/java/emberdelve/server/kernel/World.java");

        assertThat(Files.readAllLines(world)).hasSizeLessThanOrEqualTo(WORLD_LINES);
    }

    private static Set<String> longFiles() throws IOException {
        var found = new TreeSet<String>();
        for (var module : new String[] {"protocol", "config", "db", "server", "bench"}) {
            try (var files = Files.walk(HOME.resolve(module).resolve("src/main/java"))) {
                for (var file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
                    if (Files.readAllLines(file).size() > LINES)
                        found.add(file.getFileName().toString());
                }
            }
        }
        return found;
    }

    private static Set<String> listed() throws IOException {
        var rows = ROW.matcher(Files.readString(HOME.resolve("docs/long-files.md")));
        var listed = new TreeSet<String>();
        while (rows.find()) listed.add(rows.group(1));
        return listed;
    }
}
