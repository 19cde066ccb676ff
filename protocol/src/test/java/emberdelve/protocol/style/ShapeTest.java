package emberdelve.protocol.style;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class ShapeTest {
    private static final Shape PLAIN = new Shape(80, ColorDepth.NONE, LinkSupport.NONE, true);
    private static final Shape NARROW = new Shape(10, ColorDepth.NONE, LinkSupport.NONE, true);
    private static final Shape COLORED = new Shape(80, ColorDepth.ANSI_16, LinkSupport.NONE, true);
    private static final Shape ASCII = new Shape(80, ColorDepth.NONE, LinkSupport.NONE, false);

    @Test
    void aTextIsWrappedWithNewLinesBetweenButNotBehind() {
        assertThat(NARROW.draw(StyledText.of("the fire burns low")))
                .isEqualTo("the fire\r\nburns low");
        assertThat(PLAIN.draw(StyledText.of("\none\n\ntwo"))).isEqualTo("\r\none\r\n\r\ntwo");
        assertThat(PLAIN.draw(StyledText.EMPTY)).isEmpty();
    }

    @Test
    void whatIsFoldedToAsciiIsWrappedAfterIt() {
        assertThat(ASCII.draw(StyledText.of("Wer gräbt"))).isEqualTo("Wer grabt");
    }

    @Test
    void eachShapeHasItsOwnDrawingWhicheverWasDrawnBefore() {
        var text = StyledText.of("it burns", Style.PLAIN.withColor(Color.Ansi.RED));
        for (var i = 0; i < 2; i++) {
            assertThat(PLAIN.draw(text)).isEqualTo("it burns");
            assertThat(COLORED.draw(text)).isEqualTo("\u001B[31mit burns\u001B[0m");
            assertThat(NARROW.draw(StyledText.of("it burns"))).isEqualTo("it burns");
        }
    }

    @Test
    void whoseTerminalsAreAlikeAreSentTheVerySameText() {
        var text = StyledText.of("the fire burns low");
        var alike = new Shape(10, ColorDepth.NONE, LinkSupport.NONE, true);

        assertThat(alike.draw(text)).isSameAs(NARROW.draw(text));
    }
}
