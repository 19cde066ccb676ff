package emberdelve.protocol.style;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.protocol.style.Color.Ansi;

import org.junit.jupiter.api.Test;

class StyledTextTest {
    private static final Style RED = Style.of(Ansi.RED);

    @Test
    void neighboursOfOneStyleBecomeOneRun() {
        var text =
                StyledText.builder()
                        .add("a")
                        .add("b")
                        .add("c", RED)
                        .add("", Style.BOLD)
                        .add(StyledText.of("d", RED))
                        .build();

        assertThat(text.runs())
                .containsExactly(
                        new StyledText.Run("ab", Style.PLAIN), new StyledText.Run("cd", RED));
        assertThat(text.plain()).isEqualTo("abcd");
    }

    @Test
    void textsThatLookTheSameAreEqual() {
        assertThat(StyledText.builder().add("a").add("b").build())
                .isEqualTo(StyledText.of("ab"))
                .hasSameHashCodeAs(StyledText.of("ab"));
        assertThat(StyledText.of("ab")).isNotEqualTo(StyledText.of("ab", RED));
        assertThat(StyledText.builder().build()).isSameAs(StyledText.EMPTY);
    }

    @Test
    void widthCountsColumnsAndNotCharacters() {
        assertThat(StyledText.builder().add("e\u0301").add("\u5263", RED).build().width())
                .isEqualTo(3);
    }

    @Test
    void aSliceKeepsTheStylesOfItsParts() {
        var text = StyledText.builder().add("plain ").add("red", RED).add(" plain").build();

        assertThat(text.slice(4, 8))
                .isEqualTo(StyledText.builder().add("n ").add("re", RED).build());
        assertThat(text.slice(2, 2).isEmpty()).isTrue();
    }

    @Test
    void mappingChangesTheWordsAndKeepsTheStyle() {
        assertThat(StyledText.of("ab", RED).map(words -> words + "!"))
                .isEqualTo(StyledText.of("ab!", RED));
    }
}
