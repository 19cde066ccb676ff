package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A newcomer's first minutes, of which the README shows a part. In the transcript, lines behind a
 * {@code >} are typed; what chance decides (rolls, an offered name, the blows of a fight and how
 * many there are, what a purse holds) may differ.
 */
class FirstMinutesIT {
    private static final Path TRANSCRIPT =
            Path.of("src/test/resources/transcripts/first-minutes.txt");
    private static final Path README = Path.of("../README.md");
    private static final String PASSWORD = "long enough";

    /** A line of a fight before its end, with the prompt that may follow it. */
    private static final String BLOW =
            "(?:(?:You|The desk rat) (?:slash|nip|swing|attack)[^.]*\\."
                    + "(?: The desk rat is [a-z ]+\\.)?(?: HP \\d+/100 \\(fighting\\) >)?\\s*)";

    /** What is typed, and all that is read until the next line is. */
    private record Step(String typed, List<String> read) {}

    @Test
    void aNewcomerReadsWhatTheTranscriptSays(@TempDir Path data) throws IOException {
        var steps = steps(Files.readAllLines(TRANSCRIPT));
        assertThat(steps).hasSizeGreaterThan(10);
        // Nobody but the rat of the tutorial: what wanders about would come in between.
        var configuration =
                Configuration.fast(data.resolve("config"))
                        .keepLines("content/zones/old-mine/spawns.yaml", "desk-rat");
        var folder = configuration.folder().toString();
        try (var server = RunningServer.on(data.resolve("world"), "--config", folder);
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

    /** Where it leaves something out, there is a line of three dots. */
    @Test
    void theReadmeShowsPartsOfThisTranscript() throws IOException {
        var readme = Files.readString(README);
        var shown =
                readme.substring(
                        readme.indexOf("<!-- transcript:first-minutes -->"),
                        readme.indexOf("<!-- /transcript -->"));
        var parts = shown.split("```")[1].strip().split("\\n…\\n");
        assertThat(parts).hasSizeGreaterThan(1);
        assertThat(Files.readString(TRANSCRIPT)).containsSubsequence(parts);
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

    /** Blows between the first and the last of them stand for any number of blows. */
    private static String pattern(List<String> lines) {
        var blows = Pattern.compile(BLOW);
        var patterns = new ArrayList<String>();
        for (var line : lines) {
            if (line.contains("(fighting)")) continue;
            var isBlow = blows.matcher(line).matches();
            if (!isBlow) patterns.add(pattern(line));
            else if (patterns.isEmpty() || !patterns.getLast().startsWith(BLOW))
                patterns.add(BLOW + "+");
        }
        return String.join(" ", patterns);
    }

    private static String pattern(String line) {
        var literal = line.replaceAll("[\\\\.\\[\\]{}()*+?^$|]", "\\\\$0");
        if (line.startsWith("Name, ENTER for")) return "Name, ENTER for \\w+:";
        var isByChance = line.matches("(?s).*(STR |HP |\\d gold from|gain \\d).*");
        return isByChance ? literal.replaceAll("\\d+", "\\\\d+") : literal;
    }
}
