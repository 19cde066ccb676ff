package emberdelve.config.load;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.DiceGame;
import emberdelve.config.content.Lodging;
import emberdelve.config.content.People;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.file.Path;

class TownReaderTest {
    private static final String LODGING =
            """
            house: mine/hall
            keeper: Ada
            price: 100
            price-per-level: 10
            lasts: 7d
            warned-before: 1d
            rooms: 5
            chest: potion-of-healing
            name: A Room
            description: Bare.
            writing: It reads
            """;

    private static final String DICE =
            """
            table: mine/hall
            keeper: Bram
            least-stake: 5
            stake-per-level: 20
            deepest: 15
            house-stands: 13
            house-percent: 10
            seats: 6
            joins: 20s
            decides: 20s
            """;

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
        folder.write("town/lodging.yaml", LODGING);
        folder.write("town/dice.yaml", DICE);
        folder.write("town/people.yaml", PEOPLE);
    }

    @Test
    void withoutTheFolderThereIsNoTown(@TempDir Path other) {
        assertThat(ContentFolder.small(other).load().parts()).isEmpty();
    }

    @Test
    void aTownIsReadAsItIsWritten() {
        var content = folder.load();
        assertThat(content.part(Lodging.class).orElseThrow().priceAt(2)).isEqualTo(120);
        assertThat(content.part(DiceGame.class).orElseThrow().mostStake(2)).isEqualTo(45);
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
                    house: mine/hall | house: mine/hull | lodging.yaml:1:8 | a room that exists
                    chest: potion-of-healing | chest: sack | lodging.yaml:8:8 | an item that exists
                    lasts: 7d | lasts: 1h | lodging.yaml:5:8 | 24h
                    lasts: 7d | lasts: 36h | lodging.yaml:5:8 | whole days
                    rooms: 5 | beds: 5 | lodging.yaml:7:1 | house, chest
                    """)
    void whatIsWrongWithALodgingIsToldWithItsPlace(
            String right, String wrong, String place, String expected) {
        folder.write("town/lodging.yaml", LODGING.replace(right, wrong));
        folder.requireTold(place, expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    house-stands: 13 | house-stands: 16 | dice.yaml:6:15 | not above deepest
                    deepest: 15 | deepest: 11 | dice.yaml:5:10 | 12..40
                    seats: 6 | seats: 1 | dice.yaml:8:8 | 2..12
                    """)
    void whatIsWrongWithDiceIsToldWithItsPlace(
            String right, String wrong, String place, String expected) {
        folder.write("town/dice.yaml", DICE.replace(right, wrong));
        folder.requireTold(place, expected);
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
