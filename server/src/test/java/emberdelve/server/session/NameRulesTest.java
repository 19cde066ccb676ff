package emberdelve.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.view.Note;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

final class NameRulesTest {
    private final NameRules rules = new NameRules(ReservedWords.with(List.of("kobold", "company")));

    @ParameterizedTest
    @CsvSource({"mira,Mira", "MIRA,Mira", "éloïse,Éloïse", "Ｍｉｒａ,Mira", "борис,Борис", "ßen,SSen"})
    void namesAreWrittenInOneWay(String typed, String kept) {
        assertThat(NameRules.canonical(typed)).contains(kept);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "ab",
                "abcdefghijklmnopqrstu",
                "Mira2",
                "Mi ra",
                "Mi-ra",
                "Mиra",
                "ab\u202Ecd"
            })
    void otherThingsAreNoNames(String typed) {
        assertThat(NameRules.canonical(typed)).isEmpty();
    }

    @Test
    void theLongestNameHasTwentyLetters() {
        assertThat(NameRules.canonical("a".repeat(NameRules.LETTERS_MAX))).isPresent();
        assertThat(NameRules.canonical("a".repeat(NameRules.LETTERS_MAX + 1))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "ab,creation.name-short",
        "abcdefghijklmnopqrstu,creation.name-long",
        "Mira2,creation.name-letters",
        "Mi ra,creation.name-letters",
        "Mиra,creation.name-mixed",
        "ΑdminΑ,creation.name-mixed",
        "kobold,creation.name-reserved",
        "ＫＯＢＯＬＤ,creation.name-reserved",
        "Everyone,creation.name-reserved",
        "sysop,creation.name-reserved",
        "Guestmira,creation.name-reserved"
    })
    void whoeverIsRefusedLearnsWhichRuleItWas(String typed, String key) {
        assertThat(rules.objection(typed)).map(Note::key).contains(key);
    }

    @ParameterizedTest
    @CsvSource({
        "Ꭺᴅᴍɪɴ,creation.name-unusual",
        "ᴀᴅᴍɪɴ,creation.name-unusual",
        "Mɑrɑ,creation.name-unusual",
        "Сосо,creation.name-looks-latin",
        "Koboid,",
        "Kobold,",
        "Cornpany,creation.name-looks-reserved",
        "Gueѕt,creation.name-looks-reserved"
    })
    void whatOnlyLooksLikeAnotherNameIsRefusedToo(String typed, @Nullable String key) {
        assertThat(rules.objectionToItsLook(typed).map(Note::key))
                .isEqualTo(Optional.ofNullable(key));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Mirabel", "Éloïse", "Борис", "Ελένη", "Łukasz", "Ngô", "Müller"})
    void namesOfPeopleAreNames(String typed) {
        assertThat(rules.objection(typed)).isEmpty();
        assertThat(rules.objectionToItsLook(typed)).isEmpty();
    }

    @Test
    void aNameThatIsRefusedNowIsStillReadWhenItsPlayerLogsIn() {
        assertThat(NameRules.canonical("ᴀᴅᴍɪɴ")).contains("ᴀᴅᴍɪɴ");
    }

    @Test
    void everySuggestedNameIsAName() {
        var seed = 11L;
        var random = new SplittableRandom(seed);
        for (var round = 0; round < 2_000; round++) {
            var name = SuggestedName.any(random);
            assertThat(NameRules.canonical(name)).as("seed %s", seed).contains(name);
            assertThat(rules.objection(name)).as(name).isEmpty();
            assertThat(rules.objectionToItsLook(name)).as(name).isEmpty();
        }
    }
}
