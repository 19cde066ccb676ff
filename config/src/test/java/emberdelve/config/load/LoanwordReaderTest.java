package emberdelve.config.load;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Loanword;
import emberdelve.config.content.MessageCatalogue;
import emberdelve.config.content.Vocabulary;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;

class LoanwordReaderTest {
    /** Code whose one command is score. */
    private static final Vocabulary SCORE =
            new Vocabulary(
                    MessageCatalogue.of(List.of()), Set.of("score", "kick"), Set.of("score"));

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
                - words: [autoloot]
                  says: "To take all: loot. To share: split."
                  verbs: [loot, split]
                """);
        assertThat(folder.load().loanwords())
                .hasSize(4)
                .containsEntry("sc", new Loanword.Means("score"))
                .containsEntry("worth", new Loanword.Means("score"))
                .containsEntry(
                        "sleep", new Loanword.Says("Wounds heal by themselves: wait.", List.of()))
                .containsEntry(
                        "autoloot",
                        new Loanword.Says(
                                "To take all: loot. To share: split.", List.of("loot", "split")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    {words: [sc]} | either means or says
                    {words: [sc], means: score, says: No.} | either means or says
                    {means: score} | a list
                    {words: sc, means: score} | a list
                    {words: [], means: score} | at least one word
                    {words: [Sc], means: score} | one word in small letters
                    {words: [s c], means: score} | one word in small letters
                    {words: [sc, sc], means: score} | not in this file already
                    {words: [sc], says: Type looting., verbs: [loot]} | verbs that the sentence names
                    """)
    void whatIsWrongWithALineIsTold(String line, String expected) {
        folder.write("words.yaml", "- " + line + "\n");
        assertThat(folder.problems()).singleElement().asString().contains(expected);
    }

    /** It would never be asked for; what is a command for staff alone is one for nobody else. */
    @Test
    void aWordThatIsACommandOfOursIsWarnedOf() {
        folder.write("words.yaml", "- {words: [score, kick], says: No.}\n");
        assertThat(folder.warnings(SCORE))
                .filteredOn(each -> each.contains("words.yaml"))
                .singleElement()
                .asString()
                .contains("score (expected: a word that is no command");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    {words: [sc], means: score} |
                    {words: [gossip], means: chat} |
                    {words: [sc], says: Type score., verbs: [score]} |
                    {words: [sc], means: scoer all} | a command or a channel, and not scoer
                    {words: [sc], says: Type scoer., verbs: [scoer]} | a command or a channel, and not scoer
                    """)
    void aWordLeadsToWhatCanBeTyped(String line, @Nullable String expected) {
        folder.write("channels.yaml", "chat: {summary: anything}\n");
        folder.write("words.yaml", "- " + line + "\n");
        var found = folder.problems(SCORE).stream().filter(text -> text.contains("words.yaml"));
        if (expected == null) assertThat(found).isEmpty();
        else assertThat(found).singleElement().asString().contains(expected);
    }
}
