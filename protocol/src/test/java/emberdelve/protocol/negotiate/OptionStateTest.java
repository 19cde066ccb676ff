package emberdelve.protocol.negotiate;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.protocol.negotiate.OptionState.Say;
import emberdelve.protocol.negotiate.OptionState.Step;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The tables of RFC 1143 section 7, with the one change that {@link OptionState#ask()} tells. */
class OptionStateTest {
    @ParameterizedTest
    @CsvSource({
        "NO, true, YES, ON",
        "NO, false, NO, OFF",
        "YES, true, YES, NOTHING",
        "YES, false, YES, NOTHING",
        "WANT_NO, true, NO, NOTHING",
        "WANT_NO_THEN_YES, false, YES, NOTHING",
        "WANT_YES, false, YES, NOTHING",
        "WANT_YES_THEN_NO, true, WANT_NO, OFF",
    })
    void thePeerSaysOn(OptionState state, boolean welcome, OptionState next, Say say) {
        assertThat(state.onYes(welcome)).isEqualTo(new Step(next, say));
    }

    @ParameterizedTest
    @CsvSource({
        "NO, NO, NOTHING",
        "YES, NO, OFF",
        "WANT_NO, NO, NOTHING",
        "WANT_NO_THEN_YES, WANT_YES, NOTHING",
        "WANT_YES, NO, NOTHING",
        "WANT_YES_THEN_NO, NO, NOTHING",
    })
    void thePeerSaysOff(OptionState state, OptionState next, Say say) {
        assertThat(state.onNo()).isEqualTo(new Step(next, say));
    }

    @ParameterizedTest
    @CsvSource({
        "NO, WANT_YES, ON",
        "YES, YES, NOTHING",
        "WANT_NO, WANT_NO_THEN_YES, ON",
        "WANT_NO_THEN_YES, WANT_NO_THEN_YES, NOTHING",
        "WANT_YES, WANT_YES, NOTHING",
        "WANT_YES_THEN_NO, WANT_YES, NOTHING",
    })
    void weWantItOn(OptionState state, OptionState next, Say say) {
        assertThat(state.ask()).isEqualTo(new Step(next, say));
    }

    @ParameterizedTest
    @CsvSource({
        "NO, NO, NOTHING",
        "YES, WANT_NO, OFF",
        "WANT_NO, WANT_NO, NOTHING",
        "WANT_NO_THEN_YES, WANT_NO, OFF",
        "WANT_YES, WANT_YES_THEN_NO, NOTHING",
        "WANT_YES_THEN_NO, WANT_YES_THEN_NO, NOTHING",
    })
    void weWantItOff(OptionState state, OptionState next, Say say) {
        assertThat(state.stop()).isEqualTo(new Step(next, say));
    }
}
