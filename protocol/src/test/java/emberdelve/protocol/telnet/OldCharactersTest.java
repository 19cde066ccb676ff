package emberdelve.protocol.telnet;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.protocol.code.TextCode;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Clients older than UTF-8, which have one octet for a letter. */
class OldCharactersTest {
    private final Peer peer = new Peer().afterOffers().afterGreeting();

    @Test
    void whoTypesLatin1IsToldReadAndWrittenTo() {
        peer.sends("\"say caf\" xE9 CRLF").getsLines("Mira says: caf\u00E9 \u2013 \u5143");

        assertThat(heard()).containsExactly("guessed latin-1", "say caf\u00E9");
        assertThat(peer.received())
                .isEqualTo(Notation.show("\"Mira says: caf\" xE9 \" - ?\" CRLF"));
    }

    @Test
    void whoTypesCp437Likewise() {
        peer.sends("\"say caf\" x82 CRLF").getsLines("caf\u00E9");

        assertThat(heard()).containsExactly("guessed cp437", "say caf\u00E9");
        assertThat(peer.received()).isEqualTo(Notation.show("\"caf\" x82 CRLF"));
    }

    @Test
    void aLetterOf255IsNotSentInTheirCodes() {
        peer.gets(new TelnetOutput.Code(Optional.of(TextCode.LATIN_1))).getsLines("\u00FF\u00FE");

        assertThat(peer.received()).isEqualTo(Notation.show("\"y\" xFE CRLF"));
    }

    @Test
    void whoHasAgreedOnUtf8IsNotGuessed() {
        peer.sends("DO CHARSET").sends("SB CHARSET x02 \"UTF-8\" SE").sends("\"a\" xE9 CRLF");

        assertThat(heard()).containsExactly("a\uFFFD");
    }

    @Test
    void whoHasRefusedUtf8ReadsAsciiUntilALineTellsMore() {
        peer.sends("DO CHARSET").sends("SB CHARSET x03 SE").afterGreeting().getsLines("\u00E9");
        assertThat(peer.received()).isEqualTo(Notation.show("\"e\" CRLF"));

        peer.sends("\"a\" xE9 CRLF").getsLines("\u00E9");
        assertThat(heard()).containsExactly("guessed latin-1", "a\u00E9");
        assertThat(peer.received()).isEqualTo(Notation.show("xE9 CRLF"));
    }

    @Test
    void whatIsAgreedOnIsReadAndWritten() {
        peer.sends("WILL CHARSET").sends("SB CHARSET x01 \";ISO-8859-1\" SE").afterGreeting();
        peer.sends("\"a\" xC3 xA9 CRLF").getsLines("\u00E9");

        assertThat(heard()).containsExactly("a\u00C3\u00A9");
        assertThat(peer.received()).isEqualTo(Notation.show("xE9 CRLF"));
    }

    @Test
    void theUsersChoiceCountsMoreThanAGuessAndAutoBeginsAnew() {
        peer.sends("\"caf\" xE9 CRLF").gets(new TelnetOutput.Code(Optional.of(TextCode.UTF_8)));
        peer.sends("\"\u00FC\" CRLF").getsLines("\u00FC");
        assertThat(peer.received()).isEqualTo(Notation.show("\"\u00FC\" CRLF"));

        peer.gets(new TelnetOutput.Code(Optional.empty())).sends("\"x\" x82 \"x\" CRLF");
        assertThat(heard())
                .containsExactly(
                        "guessed latin-1", "caf\u00E9", "\u00FC", "guessed cp437", "x\u00E9x");
    }

    private List<String> heard() {
        return peer.events().stream()
                .flatMap(event ->
                        switch (event) {
                            case TelnetEvent.Line(var text, _) -> Stream.of(text);
                            case TelnetEvent.Guessed(var code) ->
                                    Stream.of("guessed " + code.word());
                            default -> Stream.<String>empty();
                        })
                .toList();
    }
}
