package emberdelve.config.load;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.read.Problems;
import emberdelve.config.read.Source;
import emberdelve.config.read.YamlNode;

import org.junit.jupiter.api.Test;

import java.util.Optional;

class ParsedFilesTest {
    private final ParsedFiles parsed = new ParsedFiles();

    @Test
    void aFileIsParsedOnceForAsLongAsItIsTheSame() {
        var hall = node("hall.yaml", "name: Hall");
        assertThat(node("hall.yaml", "name: Hall")).isPresent().isEqualTo(hall);
        assertThat(node("cell.yaml", "name: Hall").orElseThrow().file()).isEqualTo("cell.yaml");

        var other = node("hall.yaml", "name: Cellar").orElseThrow();
        var name = other.entries(new Problems()).get("name").text();
        assertThat(name).contains("Cellar");
    }

    @Test
    void aMistakeIsToldEachTime() {
        node("hall.yaml", "name: Hall");
        for (var time = 0; time < 2; time++) {
            var problems = new Problems();
            assertThat(parsed.node(new Source("hall.yaml", "name: [Hall"), problems)).isEmpty();
            assertThat(problems.list()).hasSize(1);
        }
        assertThat(node("hall.yaml", "name: Hall")).isPresent();
    }

    private Optional<YamlNode> node(String file, String text) {
        var problems = new Problems();
        var node = parsed.node(new Source(file, text), problems);
        assertThat(problems.list()).isEmpty();
        return node;
    }
}
