package emberdelve.server.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;

/** What the build says at its end, and which command is the build. */
final class CountsTest {
    private static final Path HOME = Path.of("..");

    /** As in the root's pom.xml. */
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss 'UTC'").withZone(ZoneOffset.UTC);

    /** When the build began. */
    private static final Instant BEGAN = Instant.parse("2026-01-02T03:04:05Z");

    private final Path folder;

    CountsTest(@TempDir Path folder) throws IOException {
        this.folder = folder;
        Files.createDirectories(folder.resolve(".ci"));
        Files.copy(HOME.resolve(".ci/count"), folder.resolve(".ci/count"));
    }

    private record Said(int exitCode, String words) {}

    @Test
    void whatPassedFailedAndWasSkippedIsCountedByModuleAndInAll() throws Exception {
        report("one", "surefire", "tests=\"7\" errors=\"0\" skipped=\"2\" failures=\"0\"");
        report("two", "surefire", "tests=\"4\"\n errors=\"1\" skipped=\"0\" failures=\"1\"");
        report("two", "failsafe", "tests=\"1\" errors=\"0\" skipped=\"0\" failures=\"0\"");

        assertThat(count(folder.resolve("one").toString()))
                .isEqualTo(new Said(0, "one: 5 passed, 0 failed, 2 skipped\n"));
        assertThat(count(folder.resolve("two").toString()))
                .isEqualTo(new Said(0, "two: 3 passed, 2 failed, 0 skipped\n"));
        assertThat(count()).isEqualTo(new Said(1, "8 passed, 2 failed, 2 skipped\n"));
        assertThat(count(folder.toString())).as("the reports of no module").isEqualTo(NOTHING);
    }

    @Test
    void whatAnEarlierRunLeftDoesNotCount() throws Exception {
        report("one", "surefire", "tests=\"7\" errors=\"0\" skipped=\"0\" failures=\"0\"");
        var left =
                report("one", "failsafe", "tests=\"4\" errors=\"1\" skipped=\"0\" failures=\"0\"");
        Files.setLastModifiedTime(left, FileTime.from(BEGAN.minusSeconds(1)));
        assertThat(count()).isEqualTo(new Said(0, "7 passed, 0 failed, 0 skipped\n"));

        Files.setLastModifiedTime(left, FileTime.from(BEGAN.plusSeconds(1)));
        assertThat(count()).isEqualTo(new Said(1, "10 passed, 1 failed, 0 skipped\n"));
        assertThat(left).exists();
    }

    @Test
    void noTestsAreAFailure() throws Exception {
        assertThat(count()).isEqualTo(new Said(1, "0 passed, 0 failed, 0 skipped\n"));
    }

    @Test
    void theRunnerFindsOneCommandForAllTestsInTheReadme() throws Exception {
        var script =
                Files.readString(HOME.resolve(".ci/run"))
                        .lines()
                        .filter(line -> line.strip().startsWith("sed -n '/^## Two commands/"))
                        .toList();
        assertThat(script).hasSize(1);
        assertThat(said(HOME, List.of("sh", "-c", script.getFirst())))
                .isEqualTo(new Said(0, "mvn verify\n"));
    }

    private static final Said NOTHING = new Said(0, "");

    private Path report(String module, String kind, String attributes) throws IOException {
        var reports = folder.resolve(module).resolve("target/" + kind + "-reports");
        Files.createDirectories(reports);
        return Files.writeString(
                reports.resolve("TEST-some.xml"),
                "<?xml version=\"1.0\"?>\n<testsuite name=\"some\" time=\"0.1\" "
                        + attributes
                        + ">\n  <testcase name=\"a\"/>\n</testsuite>\n");
    }

    private Said count(String... arguments) throws Exception {
        var words =
                new ArrayList<>(
                        List.of("sh", folder.resolve(".ci/count").toString(), TIME.format(BEGAN)));
        words.addAll(List.of(arguments));
        return said(folder, words);
    }

    private static Said said(Path in, List<String> words) throws Exception {
        var process =
                new ProcessBuilder(words).directory(in.toFile()).redirectErrorStream(true).start();
        var said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Said(process.waitFor(), said);
    }
}
