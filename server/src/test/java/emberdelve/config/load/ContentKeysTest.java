package emberdelve.config.load;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.feature.Features;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The page of keys is what the readers ask for, and each key is told of. */
final class ContentKeysTest {
    private static final Path PAGE = Path.of("..", "docs", "content-keys.md");

    @Test
    void thePageOfKeysIsCurrentAndSaysWhatEachKeyMeans() throws IOException {
        var schemas = Features.registry().loader().schemas();
        var meanings = schemas.meanings();
        assertThat(Schemas.explain(schemas.sketches(), meanings).unexplained()).isEmpty();
        assertThat(meanings.unused()).isEmpty();

        var text = schemas.keys().text();
        if ("write".equals(System.getProperty("emberdelve.golden"))) Files.writeString(PAGE, text);
        assertThat(PAGE).content().isEqualTo(text);
    }
}
