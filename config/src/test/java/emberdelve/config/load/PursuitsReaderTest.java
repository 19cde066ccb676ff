package emberdelve.config.load;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Feat;
import emberdelve.config.content.FeatList;
import emberdelve.config.content.Lanterns;
import emberdelve.config.content.Rumours;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

class PursuitsReaderTest {
    private static final String LANTERNS =
            """
            room: mine/hall
            oil: potion-of-healing
            lit: 9
            found-on: {rat: 5}
            shafts: [the Drop, the Pit]
            sentences: [High and dark., High., Lit.]
            """;

    private static final String FEATS =
            """
            ratter: {title: the Ratter, sentence: Rats., when: kills, of: rat, count: 10}
            surveyor: {title: the Surveyor, sentence: Rooms., when: rooms, of: mine}
            """;

    private static final String RUMOURS =
            """
            told-in: mine/hall
            after: {least: 1h, most: 3h}
            stays: 1h
            rare:
              - {monster: rat, zone: mine, rumour: They say.}
            """;

    private final ContentFolder folder;

    PursuitsReaderTest(@TempDir Path parent) {
        this.folder = ContentFolder.small(parent);
    }

    @BeforeEach
    void write() {
        folder.write("pursuits/lanterns.yaml", LANTERNS);
    }

    @Test
    void withoutTheFolderThereIsNothingToPursue(@TempDir Path other) {
        assertThat(ContentFolder.small(other).load().parts()).isEmpty();
    }

    @Test
    void lanternsHangInARoomThatSaysHowManyBurn() {
        var lanterns = folder.load().part(Lanterns.class).orElseThrow();
        assertThat(lanterns.room().value()).isEqualTo("mine/hall");
        assertThat(lanterns.lit()).isEqualTo(9);
        assertThat(lanterns.shafts()).containsExactly("the Drop", "the Pit");
        assertThat(lanterns.foundOn()).isEqualTo(Map.of("rat", 5));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    room: mine/hall | room: mine/hull | lanterns.yaml:1:7 | a room that exists
                    potion-of-healing | potion-of-heeling | lanterns.yaml:2:6 | an item that exists
                    rat: 5 | bat: 5 | lanterns.yaml:4:17 | a monster that exists
                    rat: 5 | rat: 0 | lanterns.yaml:4:17 | 1..100
                    ', the Pit' | '' | lanterns.yaml:6:12 | 2 sentences: one more than shafts
                    High and dark. | Wide and dark. | lanterns.yaml:6:12 | description has
                    lit: 9 | lamps: 9 | lanterns.yaml:3:1 | room, oil, lit
                    """)
    void whatIsWrongWithLanternsIsToldWithItsPlace(
            String right, String wrong, String place, String expected) {
        folder.write("pursuits/lanterns.yaml", LANTERNS.replace(right, wrong));
        folder.requireTold(place, expected);
    }

    @Test
    void aFeatCountsSomethingAndHasATitleAndASentence() {
        folder.write("pursuits/feats.yaml", FEATS);
        var feats = folder.load().part(FeatList.class).orElseThrow().byId();
        assertThat(feats.keySet()).containsExactly("ratter", "surveyor");
        assertThat(feats)
                .containsEntry(
                        "ratter",
                        new Feat(
                                "ratter",
                                "the Ratter",
                                "Rats.",
                                Feat.Measure.KILLS,
                                Optional.of("rat"),
                                Optional.of(10)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    of: rat | of: bat | feats.yaml:1:63 | a monster that exists
                    of: mine | of: moon | feats.yaml:2:68 | a zone that exists
                    when: kills | when: kisses | feats.yaml:1:52 | one of kills, shared-kills
                    when: kills | when: duels | feats.yaml:1:59 | no key
                    ', count: 10' | '' | feats.yaml | count
                    the Surveyor | the Ratter | feats.yaml:2:19 | a title of its own
                    """)
    void whatIsWrongWithAFeatIsToldWithItsPlace(
            String right, String wrong, String place, String expected) {
        folder.write("pursuits/feats.yaml", FEATS.replace(right, wrong));
        folder.requireTold(place, expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    mine/hall | mine/hull | rumours.yaml:1:10 | a room that exists
                    least: 1h | least: 4h | rumours.yaml:2:8 | least not above most
                    monster: rat | monster: bat | rumours.yaml:5:15 | a monster that exists
                    zone: mine | zone: moon | rumours.yaml:5:26 | a zone that exists
                    stays: 1h | stays: 1s | rumours.yaml:3:8 | 1m
                    """)
    void whatIsWrongWithRumoursIsToldWithItsPlace(
            String right, String wrong, String place, String expected) {
        folder.write("pursuits/rumours.yaml", RUMOURS.replace(right, wrong));
        folder.requireTold(place, expected);
    }

    @Test
    void nobodyTalksOfTheSameMonsterTwiceNorOfOneThatMayNotBeHarmed() {
        folder.write("pursuits/rumours.yaml", RUMOURS);
        assertThat(folder.load().part(Rumours.class).orElseThrow().rare()).hasSize(1);
        folder.write(
                "pursuits/rumours.yaml",
                RUMOURS + "  - {monster: rat, zone: mine, rumour: They say.}\n");
        assertThat(folder.problems()).singleElement().asString().contains("each monster once");
        folder.write("pursuits/rumours.yaml", RUMOURS);
        folder.write(
                "zones/mine/zone.yaml",
                """
                name: The Mine
                danger: 1
                refuge: hall
                safe: true
                """);
        assertThat(folder.problems())
                .singleElement()
                .asString()
                .contains("a zone that is not safe");
    }

    @Test
    void anotherFileIsUnknown() {
        folder.write("pursuits/lantern.yaml", LANTERNS);
        assertThat(folder.problems())
                .singleElement()
                .asString()
                .contains("pursuits/lantern.yaml", "unknown file");
    }
}
