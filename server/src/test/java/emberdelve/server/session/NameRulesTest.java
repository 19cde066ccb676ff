package emberdelve.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class NameRulesTest {
    @ParameterizedTest
    @CsvSource({"mira,Mira", "MIRA,Mira", "éloïse,Éloïse", "Ｍｉｒａ,Mira", "борис,Борис", "ßen,SSen"})
    void namesAreWrittenInOneWay(String typed, String kept) {
        assertThat(NameRules.canonical(typed)).contains(kept);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "", "ab", "abcdefghijklmnopqrstu", "Mira2", "Mi ra", "Mi-ra", "Mиra", "ab\u202Ecd"
            })
    void otherThingsAreNoNames(String typed) {
        assertThat(NameRules.canonical(typed)).isEmpty();
    }

    @Test
    void theLongestNameHasTwentyLetters() {
        assertThat(NameRules.canonical("a".repeat(NameRules.LETTERS_MAX))).isPresent();
        assertThat(NameRules.canonical("a".repeat(NameRules.LETTERS_MAX + 1))).isEmpty();
    }

    @Test
    void aNameOfForeignLettersThatReadsAsALatinOneIsRefused() {
        var rules = new NameRules(List.of());

        assertThat(rules.objection("Сосо")).as("Cyrillic letters").isPresent();
        assertThat(rules.objection("Борис")).isEmpty();
    }

    @Test
    void whatIsReservedIsSoInEveryCase() {
        var rules = new NameRules(List.of("Kobold"));

        assertThat(rules.objection("Kobold")).isPresent();
        assertThat(rules.objection("Everyone")).isPresent();
        assertThat(rules.objection("Mirabel")).isEmpty();
    }

    @Test
    void everySuggestedNameIsAName() {
        var seed = 11L;
        var random = new SplittableRandom(seed);
        var rules = new NameRules(List.of());
        for (var round = 0; round < 2_000; round++) {
            var name = SuggestedName.any(random);
            assertThat(NameRules.canonical(name)).as("seed %s", seed).contains(name);
            assertThat(rules.objection(name)).as(name).isEmpty();
        }
    }
}
