package emberdelve.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.config.load.ContentLoader;
import emberdelve.config.load.Problems;

import java.nio.file.Path;

/** The content as it is shipped. */
public final class ShippedContent {
    private ShippedContent() {}

    public static Content load() {
        var problems = new Problems();
        var content = ContentLoader.load(Path.of("..", "config", "content"), problems);
        assertThat(content).as(problems.toString()).isPresent();
        return content.orElseThrow();
    }
}
