package emberdelve.db.account;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NameFoldTest {
    @ParameterizedTest
    @CsvSource({
        "Mira, MIRA",
        "Straße, STRASSE",
        "ﬁn, FIN",
        "Ｍｉｒａ, mira",
        "Σοφος, σοφοσ",
        "ΣΟΦΟΣ, σοφος",
        "é, e\u0301",
        "Ǆ, ǆ",
        "ı, i"
    })
    void theseAreTheSameName(String one, String other) {
        assertThat(NameFold.fold(one)).isEqualTo(NameFold.fold(other));
        assertThat(NameFold.fold(NameFold.fold(one))).isEqualTo(NameFold.fold(one));
    }

    @ParameterizedTest
    @CsvSource({"Mira, Myra", "e, é"})
    void theseAreDifferentNames(String one, String other) {
        assertThat(NameFold.fold(one)).isNotEqualTo(NameFold.fold(other));
    }

    @Test
    void lookAlikesOfOtherScriptsAreNotItsBusiness() {
        assertThat(NameFold.fold("Mir\u0430")).isNotEqualTo(NameFold.fold("Mira"));
    }
}
