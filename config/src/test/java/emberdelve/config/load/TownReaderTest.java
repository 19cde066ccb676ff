package emberdelve.config.load;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.People;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.file.Path;

class TownReaderTest {
    private static final String PEOPLE =
            """
            cook:
              name: the cook
              calls: [Chef]
              at: mine/cell
              greeting: Well?
              otherwise: No.
              answers:
                - {about: [Soup, onions], says: Hot.}
                - about: [rats]
                  says:
                    - {level: 3, text: Big.}
                    - {text: Small.}
            """;

    private final ContentFolder folder;

    TownReaderTest(@TempDir Path parent) {
        this.folder = ContentFolder.small(parent);
    }

    @BeforeEach
    void write() {
        folder.write("town/people.yaml", PEOPLE);
    }

    @Test
    void withoutTheFolderThereIsNoTown(@TempDir Path other) {
        assertThat(ContentFolder.small(other).load().parts()).isEmpty();
    }

    @Test
    void aTownIsReadAsItIsWritten() {
        var content = folder.load();
        var cook = content.part(People.class).orElseThrow().all().getFirst();
        assertThat(cook.id()).isEqualTo("cook");
        assertThat(cook.calls()).containsExactly("chef");
        assertThat(cook.answers().words()).containsExactly("soup", "rats");
        assertThat(cook.answers().about("onions").orElseThrow().says())
                .singleElement()
                .satisfies(saying -> assertThat(saying.text()).isEqualTo("Hot."));
        assertThat(cook.answers().about("rats").orElseThrow().says())
                .extracting(saying -> saying.fromLevel() + saying.text())
                .containsExactly("3Big.", "0Small.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    level: 3 | feat: none-such | people.yaml:11:18 | a feat that exists
                    '{text: Small.}' | '{level: 2, text: Small.}' | people.yaml:11:9 | for everybody
                    about: [rats] | about: rats | people.yaml:9:14 | a list
                    about: [rats] | about: [soup] | people.yaml:9:7 | each word once
                    Hot. | '"Hot, {name}."' | people.yaml:8:43 | no gaps
                    at: mine/cell | at: mine/sell | people.yaml:4:7 | a room that exists
                    """)
    void whatIsWrongWithPeopleIsToldWithItsPlace(
            String right, String wrong, String place, String expected) {
        folder.write("town/people.yaml", PEOPLE.replace(right, wrong));
        folder.requireTold(place, expected);
    }
}
