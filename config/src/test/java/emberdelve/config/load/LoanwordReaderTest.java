package emberdelve.config.load;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Loanword;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.file.Path;

class LoanwordReaderTest {
    private final ContentFolder folder;

    LoanwordReaderTest(@TempDir Path parent) {
        this.folder = ContentFolder.small(parent);
    }

    @Test
    void withoutTheFileThereAreNone() {
        assertThat(folder.load().loanwords()).isEmpty();
    }

    @Test
    void aWordMeansALineOrSaysASentence() {
        folder.write(
                "words.yaml",
                """
                - {words: [sc, worth], means: score}
                - words: [sleep]
                  says: "Wounds heal by themselves: wait."
                """);
        assertThat(folder.load().loanwords())
                .hasSize(3)
                .containsEntry("sc", new Loanword.Means("score"))
                .containsEntry("worth", new Loanword.Means("score"))
                .containsEntry("sleep", new Loanword.Says("Wounds heal by themselves: wait."));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    {words: [sc]} | either means or says
                    {words: [sc], means: score, says: No.} | either means or says
                    {means: score} | a list
                    {words: [Sc], means: score} | one word in small letters
                    {words: [s c], means: score} | one word in small letters
                    {words: [sc, sc], means: score} | not in this file already
                    """)
    void whatIsWrongWithALineIsTold(String line, String expected) {
        folder.write("words.yaml", "- " + line + "\n");
        assertThat(folder.problems()).singleElement().asString().contains(expected);
    }
}
