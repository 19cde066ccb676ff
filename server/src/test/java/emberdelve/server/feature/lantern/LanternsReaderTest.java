package emberdelve.server.feature.lantern;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.feature.Features;
import emberdelve.server.transcript.ContentCopy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;

/** Lanterns hang in a room that says how many burn. */
class LanternsReaderTest {
    private static final String TEXT =
            """
            room: lantern-yard/yard
            oil: flask-of-lamp-oil
            lit: 9
            found-on: {ogre-overman: 5}
            shafts: [the Drop, the Pit]
            sentences: [Nine of them are lit., High., Lit.]
            """;

    private final ContentCopy content;

    LanternsReaderTest(@TempDir Path folder) throws IOException {
        content = ContentCopy.in(folder).write(TEXT, "pursuits/lanterns.yaml");
    }

    @Test
    void lanternsHangInARoomThatSaysHowManyBurn() {
        var lanterns = content.load(Features.registry()).part(Lanterns.class).orElseThrow();
        assertThat(lanterns.room().value()).isEqualTo("lantern-yard/yard");
        assertThat(lanterns.lit()).isEqualTo(9);
        assertThat(lanterns.shafts()).containsExactly("the Drop", "the Pit");
        assertThat(lanterns.foundOn()).isEqualTo(Map.of("ogre-overman", 5));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    room: lantern-yard/yard | room: lantern-yard/yerd | lanterns.yaml:1:7 | a room that exists
                    flask-of-lamp-oil | flask-of-lamp-oyl | lanterns.yaml:2:6 | an item that exists
                    ogre-overman: 5 | bat: 5 | lanterns.yaml:4:17 | a monster that exists
                    ogre-overman: 5 | ogre-overman: 0 | lanterns.yaml:4:26 | 1..100
                    ', the Pit' | '' | lanterns.yaml:6:12 | 2 sentences: one more than shafts
                    Nine of them are lit. | Ten of them are lit. | lanterns.yaml:6:12 | description has
                    lit: 9 | lamps: 9 | lanterns.yaml:3:1 | room, oil, lit
                    """)
    void whatIsWrongIsToldWithItsPlace(String right, String wrong, String place, String expected)
            throws IOException {
        content.write(TEXT.replace(right, wrong), "pursuits/lanterns.yaml");
        assertThat(content.problems(Features.registry()).lines())
                .anyMatch(told -> told.contains(place) && told.contains(expected));
    }
}
