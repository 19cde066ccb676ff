package emberdelve.server.feature.lodging;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.feature.Features;
import emberdelve.server.transcript.ContentCopy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Path;

/** A house that lets rooms is read as it is written. */
class LodgingReaderTest {
    private static final String TEXT =
            """
            house: lantern-yard/yard
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

    private final ContentCopy content;

    LodgingReaderTest(@TempDir Path folder) throws IOException {
        content = ContentCopy.in(folder).write(TEXT, "town/lodging.yaml");
    }

    @Test
    void aHouseIsReadAsItIsWritten() {
        var lodging = content.load(Features.registry()).part(Lodging.class).orElseThrow();
        assertThat(lodging.priceAt(2)).isEqualTo(120);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    house: lantern-yard/yard | house: lantern-yard/yerd | lodging.yaml:1:8 | a room that exists
                    chest: potion-of-healing | chest: sack | lodging.yaml:8:8 | an item that exists
                    lasts: 7d | lasts: 1h | lodging.yaml:5:8 | 24h
                    lasts: 7d | lasts: 36h | lodging.yaml:5:8 | whole days
                    rooms: 5 | beds: 5 | lodging.yaml:7:1 | house, chest
                    """)
    void whatIsWrongIsToldWithItsPlace(String right, String wrong, String place, String expected)
            throws IOException {
        content.write(TEXT.replace(right, wrong), "town/lodging.yaml");
        assertThat(content.problems(Features.registry()).lines())
                .anyMatch(told -> told.contains(place) && told.contains(expected));
    }
}
