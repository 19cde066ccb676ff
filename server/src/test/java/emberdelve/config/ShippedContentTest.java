package emberdelve.config;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.load.ContentLoader;
import emberdelve.config.read.Problems;
import emberdelve.server.feature.Features;

import org.junit.jupiter.api.Test;

import java.nio.file.Path;

class ShippedContentTest {
    private static final Path CONTENT = Path.of("..", "config", "content");

    @Test
    void theShippedContentHasNoProblem() {
        var problems = new Problems();

        var content = new ContentLoader(Features.registry().content()).load(CONTENT, problems);

        assertThat(problems.list()).isEmpty();
        assertThat(content).isPresent();
    }
}
