package emberdelve.server.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.regex.Pattern;

/** What is to be typed stands behind a colon, in all messages: {@code Type: look lanterns}. */
class HintFormTest {
    private static final Path MESSAGES = Path.of("..", "config", "content", "messages");

    /** A command without a colon; what is described in words, such as a number, needs none. */
    private static final Pattern BARE =
            Pattern.compile("\\b[Tt]ype (?!(?:a|your|it|anything|again|there|at)\\b)[a-z?]");

    @Test
    void whatIsToBeTypedStandsBehindAColon() throws IOException {
        var bare = new ArrayList<String>();
        try (var files = Files.list(MESSAGES)) {
            for (var file : files.sorted().toList())
                for (var line : Files.readAllLines(file))
                    if (!line.startsWith("#") && BARE.matcher(line).find())
                        bare.add(file.getFileName() + ": " + line);
        }
        assertThat(bare).isEmpty();
    }
}
