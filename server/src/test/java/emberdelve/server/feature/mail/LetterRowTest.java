package emberdelve.server.feature.mail;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

import java.util.List;

class LetterRowTest {
    private static final LetterRow ROW =
            new LetterRow(7, "mira", false, "Tolo", 3, 40, true, "hello");

    @Test
    void everyColumnIsInItsDigest() {
        var others =
                List.of(
                        new LetterRow(8, "mira", false, "Tolo", 3, 40, true, "hello"),
                        new LetterRow(7, "sable", false, "Tolo", 3, 40, true, "hello"),
                        new LetterRow(7, "mira", true, "Tolo", 3, 40, true, "hello"),
                        new LetterRow(7, "mira", false, "Grist", 3, 40, true, "hello"),
                        new LetterRow(7, "mira", false, "Tolo", 4, 40, true, "hello"),
                        new LetterRow(7, "mira", false, "Tolo", 3, 41, true, "hello"),
                        new LetterRow(7, "mira", false, "Tolo", 3, 40, false, "hello"),
                        new LetterRow(7, "mira", false, "Tolo", 3, 40, true, "hallo"));
        assertThat(others)
                .extracting(LetterRow.TABLE::digest)
                .doesNotHaveDuplicates()
                .doesNotContain(LetterRow.TABLE.digest(ROW));
    }

    @Test
    void whatTheTableWouldRefuseIsRefusedAtOnce() {
        var most = "x".repeat(LetterRow.WORDS_MAX_CHARS);
        assertThat(new LetterRow(7, "mira", false, "Tolo", 3, 40, true, most).words())
                .hasSize(LetterRow.WORDS_MAX_CHARS);
        assertThatThrownBy(() -> new LetterRow(7, "mira", false, "Tolo", 3, 40, true, most + "x"))
                .hasMessageStartingWith("words");
        assertThatThrownBy(() -> new LetterRow(7, "", false, "Tolo", 3, 40, true, "x"))
                .hasMessageStartingWith("addressee");
    }
}
