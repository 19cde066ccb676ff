package emberdelve.db.account;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NameLookTest {
    @ParameterizedTest
    @CsvSource({"Mama,Marna", "mama,MAMA", "Coco,Сосо", "Amelie,Arnelie", "Kate,Ｋate"})
    void theseLookTheSame(String one, String other) {
        assertThat(NameLook.of(one)).isEqualTo(NameLook.of(other));
    }

    @ParameterizedTest
    @CsvSource({"Mama,Mara", "Ilya,Lya", "Müller,Muller", "Clara,Dara", "Борис,Boris"})
    void theseDoNot(String one, String other) {
        assertThat(NameLook.of(one)).isNotEqualTo(NameLook.of(other));
    }

    @ParameterizedTest
    @CsvSource({"Mira,false", "Éloïse,false", "Борис,false", "ᴀᴅᴍɪɴ,true", "Mɑra,true"})
    void lettersOfNoLanguageOfTodayAreFound(String name, boolean unusual) {
        assertThat(NameLook.unusual(name).isPresent()).isEqualTo(unusual);
    }
}
