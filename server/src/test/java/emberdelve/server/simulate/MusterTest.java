package emberdelve.server.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

class MusterTest {
    private static final List<String> IDS =
            List.of("kobold", "kobold-guard", "kobold-sneak", "ogre-overman");

    @Test
    void aBeginningIsEnoughWhereItFitsOneAloneAndNoCountMeansOne() {
        var muster = Muster.parse("ogre:2, kobold:6,kobold-g", IDS);
        assertThat(muster).hasToString("2 ogre-overman, 6 kobold, 1 kobold-guard");
        assertThat(muster.size()).isEqualTo(9);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "ogre:",
                "ogre:x",
                "ogre:-1",
                "dragon:1",
                "kobold-:1",
                "ogre;kobold",
                "ogre:0",
                "kobold:101",
                "ogre:60,kobold:41",
                "ogre:1000"
            })
    void anythingElseIsAMistakeThatSaysWhatWasExpected(String typed) {
        assertThatThrownBy(() -> Muster.parse(typed, IDS))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("(expected: ");
    }
}
