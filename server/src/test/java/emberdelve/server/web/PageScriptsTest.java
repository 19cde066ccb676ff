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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;

/** What the page's scripts reckon without a browser, by {@code node --test}. */
final class PageScriptsTest {
    private static final int SECONDS = 60;

    @Test
    void whatNeedsNoBrowserIsRight(@TempDir Path folder) throws Exception {
        Assumptions.assumeTrue(isThere("node"), "needs node (Debian: nodejs)");
        copy("assets", ".js", folder);
        copy("assets", ".html", folder);
        copy("assets", ".webmanifest", folder);
        copy("page", ".test.js", folder);
        // Without it, node takes scripts for another kind of module.
        Files.writeString(folder.resolve("package.json"), "{\"type\":\"module\"}");
        var said = run(folder, List.of("node", "--test"));
        assertThat(said).containsPattern("pass [1-9]").contains("fail 0");
    }

    /** What the comments say of parameters and fields is held against what is done with them. */
    @Test
    void whatScriptsHandOnIsOfTheKindThatIsSaid(@TempDir Path folder) throws Exception {
        Assumptions.assumeTrue(isThere("tsc"), "needs tsc (Debian: node-typescript)");
        // The build leaves the comments out of what is served.
        copy(Path.of("src/main/resources/emberdelve/server/web/assets"), ".js", folder);
        copy("page", ".d.ts", folder);
        var command = new ArrayList<>(List.of("tsc", "--noEmit", "--allowJs", "--checkJs"));
        command.addAll(List.of("--target", "es2022", "--module", "es2022"));
        command.addAll(List.of("--moduleResolution", "node", "--lib", "es2022,dom,dom.iterable"));
        try (var files = Files.newDirectoryStream(folder, "*.{js,ts}")) {
            for (var file : files) command.add(file.getFileName().toString());
        }
        run(folder, command);
    }

    /** What the command says; it must end well. */
    private static String run(Path folder, List<String> command) throws Exception {
        var out = folder.resolve("out.txt");
        var process =
                new ProcessBuilder(command)
                        .directory(folder.toFile())
                        .redirectErrorStream(true)
                        .redirectOutput(out.toFile())
                        .start();
        var ended = process.waitFor(SECONDS, TimeUnit.SECONDS);
        process.destroyForcibly();
        var said = Files.readString(out, StandardCharsets.UTF_8);
        assertThat(ended).as(said).isTrue();
        assertThat(process.exitValue()).as(said).isZero();
        return said;
    }

    private static boolean isThere(String program) {
        return Arrays.stream(System.getenv("PATH").split(":", -1))
                .anyMatch(place -> Files.isExecutable(Path.of(place, program)));
    }

    private static void copy(String from, String ending, Path to)
            throws IOException, URISyntaxException {
        var place = Objects.requireNonNull(PageScriptsTest.class.getResource(from)).toURI();
        copy(Path.of(place), ending, to);
    }

    private static void copy(Path from, String ending, Path to) throws IOException {
        try (var files = Files.newDirectoryStream(from, "*" + ending)) {
            for (var file : files) Files.copy(file, to.resolve(file.getFileName().toString()));
        }
    }
}
