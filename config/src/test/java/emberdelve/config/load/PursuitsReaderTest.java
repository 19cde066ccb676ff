package emberdelve.config.load;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Feat;
import emberdelve.config.content.FeatList;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.file.Path;
import java.util.Optional;

class PursuitsReaderTest {
    private static final String FEATS =
            """
            ratter: {title: the Ratter, sentence: Rats., when: kills, of: rat, count: 10}
            surveyor: {title: the Surveyor, sentence: Rooms., when: rooms, of: mine}
            """;

    private final ContentFolder folder;

    PursuitsReaderTest(@TempDir Path parent) {
        this.folder = ContentFolder.small(parent);
    }

    @BeforeEach
    void write() {
        folder.write("pursuits/feats.yaml", FEATS);
    }

    @Test
    void withoutTheFolderThereIsNothingToPursue(@TempDir Path other) {
        assertThat(ContentFolder.small(other).load().parts()).isEmpty();
    }

    @Test
    void aFeatCountsSomethingAndHasATitleAndASentence() {
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

    @Test
    void anotherFileIsUnknown() {
        folder.write("pursuits/feat.yaml", FEATS);
        assertThat(folder.problems())
                .singleElement()
                .asString()
                .contains("pursuits/feat.yaml", "unknown file");
    }
}
