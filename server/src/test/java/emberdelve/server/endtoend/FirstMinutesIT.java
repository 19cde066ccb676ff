package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A newcomer's first minutes, as the README shows them. In the transcript, lines behind a
 * {@code >} are typed; what chance decides (rolls, an offered name) may differ.
 */
class FirstMinutesIT {
    private static final Path TRANSCRIPT =
            Path.of("src/test/resources/transcripts/first-minutes.txt");
    private static final Path README = Path.of("../README.md");
    private static final String PASSWORD = "long enough";

    /** What is typed, and all that is read until the next line is. */
    private record Step(String typed, List<String> read) {}

    @Test
    void aNewcomerReadsWhatTheTranscriptSays(@TempDir Path data) throws IOException {
        var steps = steps(Files.readAllLines(TRANSCRIPT));
        assertThat(steps).hasSizeGreaterThan(10);
        try (var server = RunningServer.on(data);
                var newcomer = server.connect()) {
            var whole = new StringBuilder("\\A");
            for (var step : steps) {
                if (!step.typed().equals("(connects)")) newcomer.send(words(step.typed()));
                newcomer.await(pattern(step.read()));
                whole.append("\\s*").append(pattern(step.read()));
            }
            // Nothing else came in between.
            assertThat(newcomer.all()).containsPattern(whole.toString().replace(" ", "\\s+"));
        }
    }

    @Test
    void theReadmeShowsThisTranscript() throws IOException {
        var readme = Files.readString(README);
        var shown = readme.substring(
                readme.indexOf("<!-- transcript:first-minutes -->"),
                readme.indexOf("<!-- /transcript -->"));
        assertThat(shown).contains(Files.readString(TRANSCRIPT).strip());
    }

    private static String words(String typed) {
        return switch (typed) {
            case "********" -> PASSWORD;
            case "(ENTER)" -> "";
            default -> typed;
        };
    }

    private static List<Step> steps(List<String> lines) {
        var steps = new ArrayList<Step>();
        var read = new ArrayList<String>();
        var typed = "(connects)";
        for (var line : lines) {
            if (!line.startsWith("> ")) {
                if (!line.isBlank()) read.add(line.strip());
                continue;
            }
            steps.add(new Step(typed, List.copyOf(read)));
            read.clear();
            typed = line.substring(2);
        }
        steps.add(new Step(typed, List.copyOf(read)));
        return steps;
    }

    private static String pattern(List<String> lines) {
        return lines.stream().map(FirstMinutesIT::pattern).collect(Collectors.joining(" "));
    }

    private static String pattern(String line) {
        var literal = line.replaceAll("[\\\\.\\[\\]{}()*+?^$|]", "\\\\$0");
        if (line.startsWith("Name, ENTER for")) return "Name, ENTER for \\w+:";
        return line.contains("STR ") ? literal.replaceAll("\\d+", "\\\\d+") : literal;
    }
}
