package emberdelve.config.load;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.read.Source;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

class YamlLimitsTest {
    private static final String NEWS = "- {date: 2026-11-21, text: Once.}\n";

    private final ContentFolder folder;

    YamlLimitsTest(@TempDir Path parent) {
        this.folder = ContentFolder.small(parent);
    }

    @Test
    void listsAndMappingsMayBeRepeatedFiftyTimes() {
        var repeated = "- *news\n".repeat(BoundedComposer.ALIASES_MAX);

        assertThat(news("- &news {date: 2026-11-21, text: Once.}\n" + repeated)).isEmpty();
        assertThat(news("- &news {date: 2026-11-21, text: Once.}\n" + repeated + "- *news\n"))
                .singleElement()
                .asString()
                .contains(": yaml: Number of aliases");
    }

    @Test
    void anAliasBombIsRefusedWithoutBeingUnfolded() {
        var bomb = new StringBuilder("- &a0 [x, x, x, x, x, x, x, x, x, x]\n");
        for (var level = 1; level < 30; level++)
            bomb.append("- &a" + level + " [" + ("*a" + (level - 1) + ", ").repeat(10) + "]\n");

        assertThat(news(bomb.toString())).singleElement().asString().contains(": yaml: ");
    }

    @Test
    void aNodeThatHoldsItselfIsAMistakeLikeAnyOther() {
        assertThat(news("- &me [*me]\n"))
                .singleElement()
                .asString()
                .startsWith("content/news.yaml:1:3: [1]: a list (expected: a mapping)");
    }

    @Test
    void nestingHasALimit() {
        var deepest =
                "[".repeat(BoundedComposer.DEPTH_MAX - 1)
                        + "]".repeat(BoundedComposer.DEPTH_MAX - 1);
        var tooDeep = "[" + deepest + "]";

        assertThat(news("- " + deepest)).singleElement().asString().contains("(expected: a map");
        assertThat(news("- " + tooDeep))
                .containsExactly(
                        "content/news.yaml:1:52: yaml:"
                                + " nested more than 50 deep (expected: valid YAML)");
        assertThat(news("[".repeat(1_000_000))).singleElement().asString().contains("50 deep");
        assertThat(news("- ".repeat(1_000_000))).singleElement().asString().contains("50 deep");
    }

    @Test
    void aFileHasALimitOfSize() {
        var filler = "#".repeat(Source.OCTETS_MAX - NEWS.length());

        assertThat(news(NEWS + filler)).isEmpty();
        assertThat(news(NEWS + filler + "#"))
                .containsExactly(
                        "content/news.yaml:1:1: news.yaml:"
                                + " too large (expected: at most 3145728 octets)");
    }

    @Test
    void aKeyMayNotBeThereTwice() {
        assertThat(news("- {date: 2026-11-21, text: a, date: 2026-11-22,\n   text: b}\n"))
                .containsExactly(
                        "content/news.yaml:1:31: [1].date: twice (expected: once;"
                                + " see content/news.yaml:1)",
                        "content/news.yaml:2:4: [1].text: twice (expected: once;"
                                + " see content/news.yaml:1)");
    }

    @Test
    void aByteOrderMarkAndCarriageReturnsChangeNoPlace() {
        assertThat(news("\uFEFF" + NEWS.replace("\n", "\r\n"))).isEmpty();
        assertThat(news("\uFEFF# one\r\n- {date: never, text: a}\r\n"))
                .containsExactly(
                        "content/news.yaml:2:10: [1].date: never (expected: date such as"
                                + " 2026-11-21)");
    }

    @Test
    void aFileThatIsNoUtf8IsToldWithThePlaceOfTheOctet() {
        folder.write("news.yaml", "# one\n# gr\u00fcn\n".getBytes(StandardCharsets.ISO_8859_1));

        assertThat(folder.problems())
                .containsExactly("content/news.yaml:2:5: news.yaml: octet 0xfc (expected: UTF-8)");
    }

    @Test
    void aFileThatEndsWithinACharacterIsNoUtf8() {
        folder.write("news.yaml", new byte[] {'#', ' ', (byte) 0xC3});

        assertThat(folder.problems()).singleElement().asString().contains("(expected: UTF-8)");
    }

    @Test
    void controlCharactersAreRefusedRawAndEscaped() {
        assertThat(news("# one\n# \u001b[2J\n"))
                .singleElement()
                .asString()
                .startsWith("content/news.yaml:2:3: yaml: character U+001B");
        assertThat(news("- {date: 2026-11-21, text: \"a\\e[2J\"}\n"))
                .singleElement()
                .asString()
                .startsWith("content/news.yaml:1:28: [1].text: a\\u001b[2J (expected: text");
    }

    @Test
    void tagsMakeNoObjects() {
        assertThat(news("- !!javax.script.ScriptEngineManager [!!java.net.URL [\"http://x\"]]\n"))
                .singleElement()
                .asString()
                .contains("(expected: a mapping)");
    }

    @Test
    void syntaxIsToldWithItsPlace() {
        assertThat(news("- date: 2026-11-21\n  text: a: b\n"))
                .singleElement()
                .asString()
                .startsWith("content/news.yaml:2:10: text: ")
                .contains("(expected: valid YAML; put quotes around");
        assertThat(news(NEWS + "---\n" + NEWS))
                .singleElement()
                .asString()
                .startsWith("content/news.yaml:2:1: yaml: ");
        assertThat(news("- [a\n")).singleElement().asString().contains(": yaml: ");
        assertThat(news("- {[a]: b, date: 2026-11-21, text: a}\n"))
                .singleElement()
                .asString()
                .startsWith("content/news.yaml:1:4: [1]: a list or mapping as key");
    }

    private List<String> news(String text) {
        return folder.write("news.yaml", text).problems();
    }
}
