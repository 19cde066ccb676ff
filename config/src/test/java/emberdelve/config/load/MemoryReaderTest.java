package emberdelve.config.load;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.file.Path;

/** What is remembered of places, monsters and characters. */
class MemoryReaderTest {
    private final ContentFolder folder;

    MemoryReaderTest(@TempDir Path parent) {
        folder = TriggerFolder.in(parent).folder();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "lever: flag|lever: flag (expected: bool, int, who, or a list of words)",
                "lever: {a: b}|lever: a mapping (expected: bool, int, who, or a list of words)",
                "Lever: bool|Lever: no id (expected: id",
                "mood: []|mood: a list (expected: 1..50 words)",
                "mood: [a, a]|a (expected: each word once)",
            })
    void whatIsRememberedHasAKind(String declared, String told) {
        folder.change("zones/mine/zone.yaml", "remembers-each: {visits: int}\n", "");
        folder.append("zones/mine/zone.yaml", "remembers-each: {" + declared + "}\n");
        assertThat(folder.problems()).anyMatch(line -> line.contains(told));
    }

    @Test
    void whatIsRememberedHasAnEnd() {
        var names = new StringBuilder("{");
        for (var i = 0; i < 51; i++) names.append("n").append(i).append(": bool, ");
        folder.append(
                "monsters/vermin.yaml",
                "  remembers: " + names + "}\n  remembers-each: {w: [" + "w, ".repeat(51) + "]}\n");
        assertThat(folder.problems())
                .anyMatch(line -> line.contains("(expected: at most 50 names)"))
                .anyMatch(line -> line.contains("w (expected: each word once)"));
    }
}
