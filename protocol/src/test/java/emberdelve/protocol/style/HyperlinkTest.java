package emberdelve.protocol.style;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.protocol.style.Color.Ansi;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.net.URI;

class HyperlinkTest {
    private static final Style NORTH = Style.PLAIN.withLink(new Hyperlink.Send("north"));
    private static final String OPEN = "\u001B]8;;send:north\u001B\\";
    private static final String CLOSE = "\u001B]8;;\u001B\\";

    @ParameterizedTest
    @CsvSource({
        "north, send:north",
        "say hi, send:say%20hi",
        "a;b%c, send:a%3Bb%25c",
        "gr\u00FC\u00DFe, send:gr%C3%BC%C3%9Fe"
    })
    void aCommandIsAnAddressInAscii(String command, String address) {
        assertThat(new Hyperlink.Send(command).address()).isEqualTo(address);
    }

    @Test
    void noCommandCanEndTheSequenceOrBeginAnother() {
        assertThat(new Hyperlink.Prompt("\u001B\\\u0007\u009C\r\n").address())
                .isEqualTo("prompt:%1B%5C%07%C2%9C%0D%0A");
    }

    @ParameterizedTest
    @ValueSource(strings = {"http://example.org", "file:///etc/passwd", "send:quit", "https:x"})
    void onlySafePagesOfTheWebAreLinkedTo(String page) {
        assertThatThrownBy(() -> new Hyperlink.Web(URI.create(page)))
                .hasMessageContaining("expected: https://");
    }

    @Test
    void aLinkIsClosedInItsLine() {
        assertThat(encoded(StyledText.builder().add("Go ").add("north", NORTH).add(".").build()))
                .isEqualTo("Go " + OPEN + "north" + CLOSE + ".");
        assertThat(encoded(StyledText.of("north", NORTH))).isEqualTo(OPEN + "north" + CLOSE);
    }

    @Test
    void aLinkAndAColourDoNotDisturbEachOther() {
        assertThat(encoded(StyledText.of("north", NORTH.withColor(Ansi.RED))))
                .isEqualTo(OPEN + "\u001B[31mnorth\u001B[0m" + CLOSE);
        assertThat(
                        encoded(
                                StyledText.builder()
                                        .add("no", NORTH)
                                        .add("rth", NORTH.withBold())
                                        .build()))
                .isEqualTo(OPEN + "no\u001B[1mrth\u001B[0m" + CLOSE);
    }

    @Test
    void eachLineOfAWrappedLinkHasItWhole() {
        var lines = Wrap.wrap(StyledText.of("north to Delve Stair", NORTH), 10);

        assertThat(lines.stream().map(HyperlinkTest::encoded))
                .containsExactly(
                        OPEN + "north to" + CLOSE, OPEN + "Delve" + CLOSE, OPEN + "Stair" + CLOSE);
    }

    @ParameterizedTest
    @CsvSource({"NONE, false, false", "WEB, true, false", "ALL, true, true"})
    void aLinkIsOnlyForThoseWhoCanFollowIt(LinkSupport support, boolean web, boolean command) {
        var page = Style.PLAIN.withLink(new Hyperlink.Web(URI.create("https://example.org/a")));

        assertThat(encoded(StyledText.of("x", page), support).contains("]8;;https:"))
                .isEqualTo(web);
        assertThat(encoded(StyledText.of("x", NORTH), support).contains("]8;;send:"))
                .isEqualTo(command);
    }

    @Test
    void whatAPlayerWritesCarriesNone() {
        var forged = "\u001B]8;;send:quit\u001B\\click\u001B]8;;\u0007";

        assertThat(encoded(StyledText.of(Printable.clean(forged)))).doesNotContain("\u001B");
        assertThat(encoded(StyledText.of(forged, NORTH)))
                .isEqualTo(OPEN + "]8;;send:quit\\click]8;;" + CLOSE);
    }

    private static String encoded(StyledText text) {
        return encoded(text, LinkSupport.ALL);
    }

    private static String encoded(StyledText text, LinkSupport support) {
        var out = new StringBuilder();
        AnsiEncoder.append(out, text, ColorDepth.ANSI_16, support);
        return out.toString();
    }
}
