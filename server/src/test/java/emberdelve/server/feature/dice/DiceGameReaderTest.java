package emberdelve.server.feature.dice;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.feature.Features;
import emberdelve.server.transcript.ContentCopy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Path;

/** The game of dice is read as it is written. */
class DiceGameReaderTest {
    private static final String TEXT =
            """
            table: lantern-yard/yard
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

    private final ContentCopy content;

    DiceGameReaderTest(@TempDir Path folder) throws IOException {
        content = ContentCopy.in(folder).write(TEXT, "town/dice.yaml");
    }

    @Test
    void aGameIsReadAsItIsWritten() {
        var game = content.load(Features.registry()).part(DiceGame.class).orElseThrow();
        assertThat(game.mostStake(2)).isEqualTo(45);
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
    void whatIsWrongIsToldWithItsPlace(String right, String wrong, String place, String expected)
            throws IOException {
        content.write(TEXT.replace(right, wrong), "town/dice.yaml");
        assertThat(content.problems(Features.registry()).lines())
                .anyMatch(told -> told.contains(place) && told.contains(expected));
    }
}
