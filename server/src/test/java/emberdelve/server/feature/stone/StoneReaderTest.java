package emberdelve.server.feature.stone;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.feature.Features;
import emberdelve.server.transcript.ContentCopy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Path;

/** A stone is read as it is written. */
class StoneReaderTest {
    private static final String TEXT =
            """
            stone: {carver: The mason, room: lantern-yard/yard, price: 500}
            """;

    private final ContentCopy content;

    StoneReaderTest(@TempDir Path folder) throws IOException {
        content = ContentCopy.in(folder).write(TEXT, "pursuits/trades.yaml");
    }

    @Test
    void aStoneIsReadAsItIsWritten() {
        var stone = content.load(Features.registry()).part(Stone.class).orElseThrow();
        assertThat(stone.priceOf(3)).isEqualTo(1_500);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    price: 500 | price: 0 | trades.yaml:1:60 | 1..1000000
                    """)
    void whatIsWrongIsToldWithItsPlace(String right, String wrong, String place, String expected)
            throws IOException {
        content.write(TEXT.replace(right, wrong), "pursuits/trades.yaml");
        assertThat(content.problems(Features.registry()).lines())
                .anyMatch(told -> told.contains(place) && told.contains(expected));
    }
}
