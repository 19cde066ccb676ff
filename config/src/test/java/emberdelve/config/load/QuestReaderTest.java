package emberdelve.config.load;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.read.Problems;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.file.Path;

/** Quests, with every key broken. */
class QuestReaderTest {
    private final ContentFolder folder;

    QuestReaderTest(@TempDir Path parent) {
        folder = TriggerFolder.in(parent).folder();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "  name: The Tub~  giver|  giver|name: missing (expected: text of 1..40",
                "  giver: a rat~  level|  level|giver: missing (expected: text of",
                "level: 1|level: 0|level: 0 (expected: whole number 1..100)",
                "level: 1|level: 1~  group: 7|group: 7 (expected: whole number 1..6)",
                "level: 1|level: 1~  shared: perhaps|shared: perhaps (expected: true or false)",
                "level: 1|level: 1~  again: 1s|again: 1s (expected: duration 1m..720h)",
                "level: 1|level: 1~  agian: 1h|unknown key (expected: name, giver",
                "stages: {asked: Look., found: Go on.}|stages: {}|stages: a mapping (expected: at"
                        + " least one stage)",
                "found: Go on.|none: Go on.|none (expected: a word that no other stage or ending"
                        + " has)",
                "found: Go on.|Found: Go on.|no id (expected: id",
                "mended: {journal: It is mended.}|asked: {journal: A.}|asked (expected: a word that"
                        + " no other",
                "mended: {journal: It is mended.}|mended: {}|journal: missing (expected: text of"
                        + " 1..1000",
                "xp: 5|xp: many|xp: many (expected: whole number 0..1000000)",
                "gold: 6|gold: -1|gold: -1 (expected: whole number 0..1000000)",
                "item: potion-of-healing|item: key|item: key (expected: an item that exists)",
            })
    void everyKeyOfAQuestIsChecked(String from, String to, String told) {
        folder.change("quests/mine.yaml", unescaped(from), unescaped(to));
        assertThat(folder.problems())
                .anySatisfy(line ->
                        assertThat(line).startsWith("content/quests/mine.yaml:").contains(told));
    }

    private static String unescaped(@Nullable String text) {
        return text == null ? "" : text.replace('~', '\n');
    }

    @Test
    void whatNobodyReachesIsAWarning() {
        new TriggerFolder(folder)
                .write("    - {name: a, when: enter, do: [{quest: {the-tub: asked}}]}\n");
        var problems = new Problems();
        assertThat(folder.load(problems)).isPresent();
        assertThat(problems.warnings())
                .filteredOn(each -> each.file().endsWith("quests/mine.yaml"))
                .hasSize(3)
                .allMatch(each -> each.text().contains("never reached"));
    }
}
