package emberdelve.protocol.option;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.protocol.option.NewEnviron.Variable;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NewEnvironTest {
    /** What GNU telnet has room for, less the six octets around the question. */
    private static final int QUESTION_OCTETS_MAX = 240 - 6;

    private final NewEnviron environ = new NewEnviron();

    @Test
    void theQuestionIsShortAndAsksForMnesBothWays() {
        var question = environ.ask();

        assertThat(question.length()).isLessThan(QUESTION_OCTETS_MAX);
        assertThat(question.at(0)).isEqualTo(1);
        assertThat(question.ascii(1))
                .startsWith("\0CLIENT_NAME\3CLIENT_NAME\0CLIENT_VERSION")
                .contains("\3SCREEN_READER\3OSC_HYPERLINKS")
                .doesNotContain("\0SCREEN_READER")
                .doesNotContain("IPADDRESS");
    }

    @ParameterizedTest
    @CsvSource({
        "<CLIENT_NAME=TT, TT",
        "!CLIENT_NAME=TT, TT",
        "<IPADDRESS=1<CLIENT_NAME=TT, TT",
        "<CLIENT_NAME=a<CLIENT_NAME=b, b",
        "<CLIENT_NAME, ''",
        "<CLIENT_NAME=, ''",
        "<CLIENT_NAME=TT!CLIENT_NAME, TT",
        "!CLIENT_NAME<CLIENT_NAME=TT, TT",
        "<CLIENT_NAME=T<MTTS=4!X=1, T",
        "<CLIENT_NAME=a^^b, ab",
        "<CLIENT_NAME=a^, a",
        "<CLIENT_NAME=a^<b, ab",
        "=x, ''",
        "x<CLIENT_NAME=TT, TT",
        "<=x<CLIENT_NAME=TT, TT",
        "<^<CLIENT_NAME=x, x",
    })
    void aNameIsReadFromAllThatIsSaid(String said, String name) {
        environ.receive(said(0, said));
        assertThat(environ.value(Variable.CLIENT_NAME)).isEqualTo(name);
    }

    @Test
    void whatIsToldLaterCountsAndMayBeTakenBack() {
        environ.receive(said(0, "!SCREEN_READER=0"));
        assertThat(environ.isSet(Variable.SCREEN_READER)).isFalse();
        environ.receive(said(2, "!SCREEN_READER=1"));
        assertThat(environ.isSet(Variable.SCREEN_READER)).isTrue();
        environ.receive(said(2, "!SCREEN_READER"));
        assertThat(environ.isSet(Variable.SCREEN_READER)).isFalse();
    }

    @Test
    void aQuestionOfThePeerIsNoAnswer() {
        environ.receive(said(1, "<CLIENT_NAME=TT"));
        environ.receive(Octets.of());

        assertThat(environ.value(Variable.CLIENT_NAME)).isEmpty();
    }

    @Test
    void aValueIsPrintableAndShort() {
        environ.receive(Octets.of(0, "\0CLIENT_NAME\1\u001B[2J" + "x".repeat(1000)));

        assertThat(environ.value(Variable.CLIENT_NAME))
                .startsWith("[2Jxxx")
                .hasSize(NewEnviron.VALUE_CHARS_MAX);
    }

    @Test
    void theBitsOfMttsAreANumber() {
        assertThat(environ.mtts()).isEmpty();
        environ.receive(said(0, "<MTTS=271"));
        assertThat(environ.mtts()).contains(new Mtts(271));
        environ.receive(said(2, "<MTTS=many"));
        assertThat(environ.mtts()).isEmpty();
    }

    /** {@code <} is VAR, {@code !} is USERVAR, {@code =} is VALUE and {@code ^} is ESC. */
    private static Octets said(int kind, String said) {
        return Octets.of(
                kind,
                said.replace('<', '\0').replace('=', '\1').replace('^', '\2').replace('!', '\3'));
    }
}
