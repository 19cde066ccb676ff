package emberdelve.server.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.protocol.transport.WebRequest;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.function.UnaryOperator;

/** In which language the page comes. */
final class PageLanguagesTest {
    private static final List<String> FILES =
            List.of("play.js", "words-de.js", "words-en.js", "words.js", "words.css");

    private static final String GERMAN =
            """
            export const WORDS = {
              'language.name': 'Deutsch',
              'start.login': 'Anmelden', 'start.name': 'Dein \\'Name\\'',
              'login.back': (name) => `${name} kommt zurück`,
            };
            """;

    private final PageLanguages languages =
            new PageLanguages(
                    FILES,
                    file ->
                            file.equals("words-de.js")
                                    ? GERMAN
                                    : GERMAN.replace("Deutsch", "English"));

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                "''                                  | en",
                "de                                  | de",
                "de-DE,de;q=0.9,en-US;q=0.8          | de",
                "de-AT                               | de",
                "en-US,en;q=0.9,de;q=0.8             | en",
                "fr-FR,fr;q=0.9,de;q=0.5,en;q=0.4    | de",
                "fr, it                              | en",
                "de;q=0.3, en;q=0.7                  | en",
                "*                                   | en",
                "deutsch bitte!                      | en",
                "de;q=viel                           | en",
                ";;;,,,                              | en",
            })
    void theFirstThatTheBrowserAsksForIsTaken(String asked, String language) {
        assertThat(languages.of(request(asked, ""))).isEqualTo(language);
    }

    @ParameterizedTest
    @CsvSource({
        "emberdelve-language=de, en, de",
        "emberdelve-language=en, de, en",
        "other=1; emberdelve-language=de; more=2, en, de",
        "emberdelve-language=xx, de, de",
        "emberdelve-language=, de, de",
        "not-emberdelve-language=de, en, en",
    })
    void whatWasChosenInThePageCountsFirst(String cookie, String asked, String language) {
        assertThat(languages.of(request(asked, cookie))).isEqualTo(language);
    }

    @Test
    void aHeaderThatNoBrowserSendsTakesNoTime() {
        assertThat(languages.of(request("de,".repeat(200), ""))).isEqualTo("en");
    }

    @Test
    void eachIsOfferedInItself() {
        assertThat(languages.options())
                .isEqualTo(
                        "<option value=\"de\" lang=\"de\">Deutsch</option>"
                                + "<option value=\"en\" lang=\"en\">English</option>");
    }

    @Test
    void wordsStandInThePlaceOfTheirMarks() {
        var german = PageWords.read("de", GERMAN);
        UnaryOperator<String> same = words -> words;
        assertThat(german.in("{{language}}: {{say start.login}}, {{say start.name}}", same))
                .isEqualTo("de: Anmelden, Dein 'Name'");
        assertThatThrownBy(() -> german.in("{{say login.back}}", same))
                .hasMessage("words-de.js: no string by login.back");
    }

    private static WebRequest request(String acceptLanguage, String cookie) {
        return new WebRequest("/", "", false, acceptLanguage, cookie, false);
    }
}
