package emberdelve.server.feature.guide;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.RoomId;
import emberdelve.server.feature.Features;
import emberdelve.server.transcript.ContentCopy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Path;

/** A guide is read as it is written. */
class GuideReaderTest {
    private static final String TEXT =
            """
            guide: {name: Tam, stops: [lantern-yard/yard], base: 10, per-level: 5}
            """;

    private final ContentCopy content;

    GuideReaderTest(@TempDir Path folder) throws IOException {
        content = ContentCopy.in(folder).write(TEXT, "pursuits/trades.yaml");
    }

    @Test
    void aGuideIsReadAsItIsWritten() {
        var guide = content.load(Features.registry()).part(Guide.class).orElseThrow();
        assertThat(guide.stops()).containsExactly(RoomId.of("lantern-yard", "yard"));
        assertThat(guide.fare(2)).isEqualTo(20);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    [lantern-yard/yard] | [lantern-yard/yerd] | trades.yaml:1:28 | a room that exists
                    [lantern-yard/yard] | [lantern-yard/yard, lantern-yard/yard] | trades.yaml:1:47 | each room once
                    per-level: 5 | level: 5 | trades.yaml:1:58 | per-level
                    """)
    void whatIsWrongIsToldWithItsPlace(String right, String wrong, String place, String expected)
            throws IOException {
        content.write(TEXT.replace(right, wrong), "pursuits/trades.yaml");
        assertThat(content.problems(Features.registry()).lines())
                .anyMatch(told -> told.contains(place) && told.contains(expected));
    }
}
