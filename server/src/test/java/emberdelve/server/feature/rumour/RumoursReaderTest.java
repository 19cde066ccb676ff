package emberdelve.server.feature.rumour;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.feature.Features;
import emberdelve.server.transcript.ContentCopy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Path;

/** Rumours are read as they are written. */
class RumoursReaderTest {
    private static final String TEXT =
            """
            told-in: lantern-yard/yard
            after: {least: 1h, most: 3h}
            stays: 1h
            rare:
              - {monster: rat-duchess, zone: old-mine, rumour: They say.}
            """;

    private final ContentCopy content;

    RumoursReaderTest(@TempDir Path folder) throws IOException {
        content = ContentCopy.in(folder).write(TEXT, "pursuits/rumours.yaml");
    }

    @Test
    void eachMonsterIsTalkedOfOnce() throws IOException {
        assertThat(content.load(Features.registry()).part(Rumours.class).orElseThrow().rare())
                .hasSize(1);
        content.with(
                "  - {monster: rat-duchess, zone: old-mine, rumour: They say.}\n",
                "pursuits/rumours.yaml");
        assertThat(content.problems(Features.registry())).contains("each monster once");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    lantern-yard/yard | lantern-yard/yerd | rumours.yaml:1:10 | a room that exists
                    least: 1h | least: 4h | rumours.yaml:2:8 | least not above most
                    monster: rat-duchess | monster: bat | rumours.yaml:5:15 | a monster that exists
                    zone: old-mine | zone: moon | rumours.yaml:5:34 | a zone that exists
                    stays: 1h | stays: 1s | rumours.yaml:3:8 | 1m
                    zone: old-mine | zone: lantern-yard | rumours.yaml:5:34 | a zone that is not safe
                    """)
    void whatIsWrongIsToldWithItsPlace(String right, String wrong, String place, String expected)
            throws IOException {
        content.write(TEXT.replace(right, wrong), "pursuits/rumours.yaml");
        assertThat(content.problems(Features.registry()).lines())
                .anyMatch(told -> told.contains(place) && told.contains(expected));
    }
}
