package emberdelve.protocol.option;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.protocol.code.TextCode;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CharsetTest {
    private static final Octets REJECTED = Octets.of(3);

    private final Charset charset = new Charset();

    @Test
    void weProposeUtf8AndNothingElse() {
        assertThat(charset.propose()).isEqualTo(Octets.of(1, ";UTF-8"));
        assertThat(charset.receive(Octets.of(2, "UTF-8"))).isEmpty();
        assertThat(charset.agreed()).contains(TextCode.UTF_8);
    }

    @Test
    void whoRejectsItGetsAscii() {
        charset.propose();
        assertThat(charset.receive(REJECTED)).isEmpty();
        assertThat(charset.agreed()).isEmpty();
        assertThat(charset.isRefused()).isTrue();
    }

    @Test
    void anAnswerToNoProposalChangesNothing() {
        charset.receive(REJECTED);
        charset.receive(Octets.of(2, "UTF-8"));
        assertThat(charset.agreed()).isEmpty();
        assertThat(charset.isRefused()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {";UTF-8", " US-ASCII utf-8", ";KOI8-R;UTF-8;", "[TTABLE ]\u0001;UTF-8"})
    void thePeerMayProposeToo(String request) {
        var answer = charset.receive(Octets.of(1, request)).orElseThrow();

        assertThat(answer.at(0)).isEqualTo(2);
        assertThat(answer.ascii(1)).isEqualToIgnoringCase("UTF-8");
        assertThat(charset.agreed()).contains(TextCode.UTF_8);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ";", ";KOI8-R", "UTF-8", "[TTABLE ]", "[TTABLE ]\u0001", ";;;"})
    void aProposalOfNothingThatWeKnowIsRejected(String request) {
        assertThat(charset.receive(Octets.of(1, request))).contains(REJECTED);
        assertThat(charset.agreed()).isEmpty();
        assertThat(charset.isRefused()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        ";ISO-8859-1, ISO-8859-1, LATIN_1",
        ";KOI8-R;iso-8859-1;UTF-8, UTF-8, UTF_8",
        ";US-ASCII;IBM437, IBM437, CP437",
        ";windows-1252;ISO-8859-1, windows-1252, LATIN_1",
        ";US-ASCII, US-ASCII, ASCII"
    })
    void ofWhatThePeerProposesTheRichestThatWeKnowIsTaken(
            String request, String name, TextCode code) {
        assertThat(charset.receive(Octets.of(1, request))).contains(Octets.of(2, name));
        assertThat(charset.agreed()).contains(code);
    }

    @Test
    void ofTwoProposalsAtOnceOursCounts() {
        charset.propose();
        assertThat(charset.receive(Octets.of(1, ";UTF-8"))).contains(REJECTED);
        assertThat(charset.receive(Octets.of(2, "UTF-8"))).isEmpty();
        assertThat(charset.agreed()).contains(TextCode.UTF_8);
    }

    @Test
    void tablesAndNonsenseAreOfNoUse() {
        assertThat(charset.receive(Octets.of(4, 1))).contains(Octets.of(5));
        assertThat(charset.receive(Octets.of(99))).isEmpty();
        assertThat(charset.receive(Octets.of())).isEmpty();
    }
}
