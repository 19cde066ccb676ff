package emberdelve.config.load;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.read.Problems;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A world in which nearly everything is wrong: {@code resources/broken}, read it beside this. */
class BrokenContentTest {
    private static final Path BROKEN = Path.of("src", "test", "resources", "broken");

    @Test
    void allMistakesAreToldInOneRunEachWithItsPlace() throws IOException {
        var problems = new Problems();

        var content = new ContentLoader(List.of()).load(BROKEN.resolve("content"), problems);

        assertThat(content).isEmpty();
        assertThat(problems).hasToString(Files.readString(BROKEN.resolve("problems.txt")));
    }
}
