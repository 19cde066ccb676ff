package emberdelve.server.text;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Messages;
import emberdelve.config.load.ContentLoader;
import emberdelve.config.load.Problems;

import java.nio.file.Path;

/** The words as they are shipped, for tests that hold them to the rules. */
public final class ShippedMessages {
    private static final Path CONTENT = Path.of("..", "config", "content");

    private ShippedMessages() {}

    public static Messages load() {
        var problems = new Problems();
        var content = ContentLoader.load(CONTENT, problems);
        assertThat(content).as(problems.toString()).isPresent();
        return content.orElseThrow().messages();
    }
}
