package emberdelve.server.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What every source file of the whole project must look like. */
class TidyTest {
    private static final Path HOME = Path.of("..");
    private static final List<String> MODULES =
            List.of("protocol", "config", "db", "server", "bench");
    private static final Pattern UNFINISHED = Pattern.compile("\\b(TODO|FIXME|XXX)\\b(?!.*#\\d)");
    private static final Pattern WILDCARD = Pattern.compile("^import .*\\*;$");

    @Test
    void anImportNamesOneClass() {
        assertThat(linesWith(WILDCARD, sources())).isEmpty();
    }

    @Test
    void nothingIsLeftUnfinishedWithoutAnIssue() {
        assertThat(linesWith(UNFINISHED, sources())).isEmpty();
    }

    @Test
    void everyPackageHasItsDoor() {
        var missing =
                sources().stream()
                        .filter(file -> file.toString().contains("src/main/java"))
                        .map(Path::getParent)
                        .distinct()
                        .filter(folder -> !Files.exists(folder.resolve("package-info.java")))
                        .toList();
        assertThat(missing).isEmpty();
    }

    private static List<String> linesWith(Pattern pattern, List<Path> files) {
        var found = new ArrayList<String>();
        for (var file : files) {
            if (file.endsWith("TidyTest.java")) continue;
            var lines = lines(file);
            for (var i = 0; i < lines.size(); i++) {
                if (pattern.matcher(lines.get(i)).find())
                    found.add(file + ":" + (i + 1) + ": " + lines.get(i).strip());
            }
        }
        return found;
    }

    private static List<Path> sources() {
        var sources = new ArrayList<Path>();
        for (var module : MODULES) {
            try (Stream<Path> files = Files.walk(HOME.resolve(module).resolve("src"))) {
                files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        }
        return sources;
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
