package emberdelve.protocol.style;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.protocol.code.TextCode;

import io.netty.buffer.Unpooled;

import org.junit.jupiter.api.Test;

import java.nio.charset.StandardCharsets;

final class ShapeTest {
    private static final Shape PLAIN =
            new Shape(80, ColorDepth.NONE, LinkSupport.NONE, TextCode.UTF_8);
    private static final Shape NARROW =
            new Shape(10, ColorDepth.NONE, LinkSupport.NONE, TextCode.UTF_8);
    private static final Shape COLORED =
            new Shape(80, ColorDepth.ANSI_16, LinkSupport.NONE, TextCode.UTF_8);
    private static final Shape ASCII =
            new Shape(80, ColorDepth.NONE, LinkSupport.NONE, TextCode.ASCII);

    private static String drawn(Shape shape, StyledText text) {
        var out = Unpooled.buffer();
        shape.draw(text, out);
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void aTextIsWrappedWithNewLinesBetweenButNotBehind() {
        assertThat(drawn(NARROW, StyledText.of("the fire burns low")))
                .isEqualTo("the fire\r\nburns low");
        assertThat(drawn(PLAIN, StyledText.of("\none\n\ntwo"))).isEqualTo("\r\none\r\n\r\ntwo");
        assertThat(drawn(PLAIN, StyledText.EMPTY)).isEmpty();
    }

    @Test
    void whatIsFoldedToAsciiIsWrappedAfterIt() {
        assertThat(drawn(ASCII, StyledText.of("Wer gräbt"))).isEqualTo("Wer grabt");
    }

    @Test
    void eachShapeHasItsOwnDrawingWhicheverWasDrawnBefore() {
        var text = StyledText.of("it burns", Style.PLAIN.withColor(Color.Ansi.RED));
        for (var i = 0; i < 2; i++) {
            assertThat(drawn(PLAIN, text)).isEqualTo("it burns");
            assertThat(drawn(COLORED, text)).isEqualTo("\u001B[31mit burns\u001B[0m");
            assertThat(drawn(NARROW, StyledText.of("it burns"))).isEqualTo("it burns");
        }
    }

    @Test
    void whoseTerminalsAreAlikeAreSentTheVerySameText() {
        var text = StyledText.of("the fire burns low");
        var alike = new Shape(10, ColorDepth.NONE, LinkSupport.NONE, TextCode.UTF_8);

        assertThat(alike.drawing(text)).isSameAs(NARROW.drawing(text));
    }
}
