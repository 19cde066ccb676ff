package emberdelve.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Objects;
import java.util.concurrent.TimeUnit;

/** What the page's scripts reckon without a browser, by {@code node --test}. */
final class PageScriptsTest {
    private static final int SECONDS = 60;

    @Test
    void whatNeedsNoBrowserIsRight(@TempDir Path folder) throws Exception {
        Assumptions.assumeTrue(isThere(), "needs node (Debian: nodejs)");
        copy("assets", ".js", folder);
        copy("page", ".test.js", folder);
        // Without it, node takes scripts for another kind of module.
        Files.writeString(folder.resolve("package.json"), "{\"type\":\"module\"}");
        var out = folder.resolve("out.txt");
        var node =
                new ProcessBuilder("node", "--test")
                        .directory(folder.toFile())
                        .redirectErrorStream(true)
                        .redirectOutput(out.toFile())
                        .start();
        var ended = node.waitFor(SECONDS, TimeUnit.SECONDS);
        node.destroyForcibly();
        var said = Files.readString(out, StandardCharsets.UTF_8);
        assertThat(ended).as(said).isTrue();
        assertThat(node.exitValue()).as(said).isZero();
        assertThat(said).containsPattern("pass [1-9]").contains("fail 0");
    }

    private static boolean isThere() {
        return Arrays.stream(System.getenv("PATH").split(":", -1))
                .anyMatch(place -> Files.isExecutable(Path.of(place, "node")));
    }

    private static void copy(String from, String ending, Path to)
            throws IOException, URISyntaxException {
        var place = Objects.requireNonNull(PageScriptsTest.class.getResource(from)).toURI();
        try (var files = Files.newDirectoryStream(Path.of(place), "*" + ending)) {
            for (var file : files) Files.copy(file, to.resolve(file.getFileName().toString()));
        }
    }
}
