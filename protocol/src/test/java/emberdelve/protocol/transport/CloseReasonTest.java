package emberdelve.protocol.transport;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.nio.charset.StandardCharsets;

final class CloseReasonTest {
    @Test
    void whatFitsStaysAndTheRestIsCutBetweenCharacters() {
        var fits = "x".repeat(CloseReason.OCTETS_MAX);
        assertThat(CloseReason.of(fits)).isEqualTo(fits);
        assertThat(CloseReason.of(fits + "x")).isEqualTo(fits);

        var flames = CloseReason.of("\ud83d\udd25".repeat(40));
        assertThat(flames).isEqualTo("\ud83d\udd25".repeat(30));
        assertThat(flames.getBytes(StandardCharsets.UTF_8)).hasSizeLessThan(CloseReason.OCTETS_MAX);
    }
}
