package emberdelve.server.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** What comments and docs refer to is in the tree, so that a reader can look it up. */
class CitationsTest {
    private static final Path HOME = Path.of("..");
    private static final List<String> PLACES =
            List.of("protocol", "config", "db", "server", "bench", "docs");
    private static final List<String> KINDS = List.of(".java", ".md", ".yaml", ".sql", ".xml");

    /** Papers from before the tree, and any other that shouts its name. */
    private static final Pattern PAPER =
            Pattern.compile(
                    "\\b[A-Z]{4,}(?:\\.md)? (?:sections? \\d|[AP]\\d)|\\b[A-Z]{4,}\\.md\\b");

    /** {@code docs/rules.md R2.1}, {@code docs/operating.md: Ports}, {@code docs/protocol.md}. */
    private static final Pattern DOCS =
            Pattern.compile(
                    "docs/([\\w./-]+\\.md)(?: ([RPA]\\d+(?:\\.\\d+)?)|: ?\"?([^\"]{1,60}))?");

    private static final Pattern DECISION = Pattern.compile("docs/decisions/(\\d{4})");
    private static final Path DECISIONS = HOME.resolve("docs/decisions");

    /** {@code # 12. PostgreSQL by a line in the data folder} */
    private static final Pattern TITLE = Pattern.compile("# (\\d+)\\. (.+)");

    private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.+)$");

    @Test
    void noPaperIsCitedThatIsNotInTheTree() {
        var cited = new ArrayList<String>();
        for (var file : files()) {
            var paper = PAPER.matcher(text(file));
            while (paper.find()) {
                if (!Files.exists(HOME.resolve(paper.group())))
                    cited.add(file + ": " + paper.group());
            }
        }
        assertThat(cited).isEmpty();
    }

    @Test
    void everyPlaceThatIsCitedExists() {
        var missing = new ArrayList<String>();
        for (var file : files()) {
            var text = text(file);
            var docs = DOCS.matcher(text);
            while (docs.find()) {
                if (!isThere(docs.group(1), docs.group(2), docs.group(3)))
                    missing.add(file + ": " + docs.group());
            }
            var decision = DECISION.matcher(text);
            while (decision.find()) {
                if (!isDecided(decision.group(1))) missing.add(file + ": " + decision.group());
            }
        }
        assertThat(missing).isEmpty();
    }

    @Test
    void everyDecisionIsInTheIndexWithItsTitle() throws IOException {
        var index = text(DECISIONS.resolve("README.md"));
        var missing = new ArrayList<String>();
        try (var pages = Files.newDirectoryStream(DECISIONS, "[0-9]*.md")) {
            for (var page : pages) {
                var title = TITLE.matcher(text(page));
                assertThat(title.lookingAt()).as("%s: # NUMBER. TITLE", page).isTrue();
                var line =
                        "- [%s](%s) %s"
                                .formatted(title.group(1), page.getFileName(), title.group(2));
                if (!index.contains(line)) missing.add(line);
            }
        }
        assertThat(missing).as("lines that docs/decisions/README.md lacks").isEmpty();
    }

    /**
     * @param number such as {@code R2.1}, or null
     * @param heading what follows a colon, or null; it begins with the words of a heading
     */
    private static boolean isThere(String name, @Nullable String number, @Nullable String heading) {
        var doc = HOME.resolve("docs").resolve(name);
        if (!Files.exists(doc)) return false;
        var text = text(doc);
        if (number != null)
            return Pattern.compile("(?m)(?:\\*\\*|^## |^\\| )" + Pattern.quote(number) + "\\b")
                    .matcher(text)
                    .find();
        if (heading == null || !Character.isUpperCase(heading.charAt(0))) return true;
        var headings = HEADING.matcher(text);
        while (headings.find()) {
            if (heading.startsWith(headings.group(1))
                    || headings.group(1).startsWith(heading.replaceAll("(?s)[,.:;)].*", "")))
                return true;
        }
        return false;
    }

    private static boolean isDecided(String number) {
        try (var pages = Files.list(HOME.resolve("docs/decisions"))) {
            return pages.anyMatch(page -> page.getFileName().toString().startsWith(number));
        } catch (IOException failure) {
            throw new AssertionError(failure);
        }
    }

    private static List<Path> files() {
        var files = new ArrayList<Path>();
        for (var place : PLACES) {
            try (var walk = Files.walk(HOME.resolve(place))) {
                walk.filter(file -> KINDS.stream().anyMatch(file.toString()::endsWith))
                        .filter(file -> !file.toString().contains("/target/"))
                        .filter(file -> !file.endsWith("CitationsTest.java"))
                        .forEach(files::add);
            } catch (IOException failure) {
                throw new AssertionError(failure);
            }
        }
        return files;
    }

    /** Comments as they read: without the stars and breaks of their lines. */
    private static String text(Path file) {
        try {
            var text = Files.readString(file);
            return file.toString().endsWith(".java") ? text.replaceAll("\n *\\* ?", " ") : text;
        } catch (IOException failure) {
            throw new AssertionError(failure);
        }
    }
}
