package emberdelve.config;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.load.ContentLoader;
import emberdelve.config.read.Problems;

import org.junit.jupiter.api.Test;

import java.nio.file.Path;

class ShippedContentTest {
    private static final Path CONTENT = Path.of("content");

    @Test
    void theShippedContentHasNoProblem() {
        var problems = new Problems();

        var content = ContentLoader.load(CONTENT, problems);

        assertThat(problems.list()).isEmpty();
        assertThat(content).isPresent();
    }
}
