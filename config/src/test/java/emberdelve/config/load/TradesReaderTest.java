package emberdelve.config.load;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Smith;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.file.Path;
import java.time.Duration;

class TradesReaderTest {
    private static final String TRADES =
            """
            smith:
              name: Vane
              room: mine/hall
              steps: 10
              keenness: 2
              sturdiness: 1
              price: {base: 100, value-percent: 20, growth-percent: 160, kept-percent: 10}
              honing: {effect: keen, keenness: 3, lasts: 60m, price-per-level: 15}
            """;

    private final ContentFolder folder;

    TradesReaderTest(@TempDir Path parent) {
        this.folder = ContentFolder.small(parent);
    }

    @BeforeEach
    void write() {
        folder.write("pursuits/trades.yaml", TRADES);
    }

    @Test
    void theSmithIsRead() {
        var trades = folder.load();
        var smith = trades.part(Smith.class).orElseThrow();
        assertThat(smith.honing().lasts()).isEqualTo(Duration.ofHours(1));
        assertThat(smith.honing().price(4)).isEqualTo(60);
    }

    @Test
    void theSmithMayBeMissing() {
        folder.write("pursuits/trades.yaml", "{}\n");
        assertThat(folder.load().parts()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    room: mine/hall | room: mine/hull | trades.yaml:3:9 | a room that exists
                    steps: 10 | steps: 11 | trades.yaml:4:10 | 1..10
                    steps: 10 | steps: 0 | trades.yaml:4:10 | 1..10
                    keenness: 2 | keenness: 0 | trades.yaml:5:13 | 1..100
                    growth-percent: 160 | growth-percent: 99 | trades.yaml:7:57 | 100..1000
                    lasts: 60m | lasts: 25h | trades.yaml:8:46 | 24h
                    """)
    void whatIsWrongIsToldWithItsPlace(String right, String wrong, String place, String expected) {
        folder.write("pursuits/trades.yaml", TRADES.replace(right, wrong));
        assertThat(folder.problems())
                .anyMatch(told ->
                        told.toString().contains(place) && told.toString().contains(expected));
    }
}
