package emberdelve.protocol.telnet;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.protocol.code.TextCode;
import emberdelve.protocol.style.Color.Ansi;
import emberdelve.protocol.style.ColorDepth;
import emberdelve.protocol.style.LinkSupport;
import emberdelve.protocol.style.Style;
import emberdelve.protocol.style.StyledText;
import emberdelve.protocol.telnet.TelnetEvent.Abilities;
import emberdelve.protocol.telnet.TelnetOutput.Burst;

import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;

class TelnetEncoderTest {
    private final Screen screen = new Screen(20, TelnetOptions.DEFAULTS);
    private final TelnetEncoder encoder = new TelnetEncoder(screen);

    @Test
    void linesEndWithCrLfAndThePromptWithItsMark() {
        assertThat(encoded(burst("> ", "one", "two")))
                .isEqualTo("one<0D><0A>two<0D><0A>> <FF><F9>");
    }

    @Test
    void whatComesAfterAnUnansweredPromptBeginsOnANewLine() {
        encoded(burst("> "));
        assertThat(encoded(burst("> ", "one"))).isEqualTo("<0D><0A>one<0D><0A>> <FF><F9>");
        assertThat(encoded(lines("two"))).isEqualTo("<0D><0A>two<0D><0A>");
        assertThat(encoded(lines("three"))).isEqualTo("three<0D><0A>");
    }

    @Test
    void nothingToSayIsNothingSaid() {
        encoded(burst("> "));
        assertThat(encoded(lines())).isEmpty();
        assertThat(screen.atPrompt()).isTrue();
    }

    @Test
    void anEmptyLineIsALine() {
        assertThat(encoded(lines("", "one"))).isEqualTo("<0D><0A>one<0D><0A>");
    }

    @Test
    void longLinesAndLongPromptsAreWrapped() {
        assertThat(encoded(burst("sure to go down there? ", "twenty columns are not many")))
                .isEqualTo(
                        "twenty columns are<0D><0A>not many<0D><0A>"
                                + "sure to go down<0D><0A>there? <FF><F9>");
    }

    @Test
    void aPromptForScreenReadersIsALine() {
        screen.readAloud(true);
        assertThat(encoded(burst("> ", "one"))).isEqualTo("one<0D><0A>> <0D><0A>");
        assertThat(encoded(lines("two"))).isEqualTo("two<0D><0A>");
    }

    @Test
    void eachWrappedLineClosesItsColours() {
        var red = StyledText.of("twenty columns are not many", Style.of(Ansi.RED));

        assertThat(encoded(new Burst(List.of(red), Optional.empty())))
                .isEqualTo(
                        "<1B>[31mtwenty columns are<1B>[0m<0D><0A><1B>[31mnot many<1B>[0m<0D><0A>");
    }

    @Test
    void withoutUtf8TheTextIsFoldedBeforeItIsWrapped() {
        screen.abilities(
                new Abilities(
                        ColorDepth.NONE, TextCode.ASCII, false, LinkSupport.NONE, "", "", true));
        assertThat(encoded(lines("\u201Cd\u00E9j\u00E0 vu\u2026 vu\u2026 vu\u2026\u201D")))
                .isEqualTo("\"deja vu... vu...<0D><0A>vu...\"<0D><0A>");
    }

    @Test
    void noTextCanForgeACommandOrSteerTheTerminal() {
        assertThat(encoded(lines("\u00FF\u00F9 \u001B[2J\u009B\r\u0000x")))
                .isEqualTo("<C3><BF><C3><B9> [2Jx<0D><0A>");
        assertThat(encoded(lines("\uD83D"))).isEqualTo("?<0D><0A>");
    }

    private static Burst burst(String prompt, String... lines) {
        return new Burst(lines(lines).lines(), Optional.of(StyledText.of(prompt)));
    }

    private static Burst lines(String... lines) {
        return new Burst(List.of(lines).stream().map(StyledText::of).toList(), Optional.empty());
    }

    private String encoded(Burst burst) {
        var out = Unpooled.buffer();
        encoder.encode(burst, PromptMark.GO_AHEAD, out);
        return Notation.show(ByteBufUtil.getBytes(out));
    }
}
