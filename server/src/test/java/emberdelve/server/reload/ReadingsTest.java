package emberdelve.server.reload;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.server.transcript.AlteredContent;

import org.junit.jupiter.api.Test;

import java.nio.file.Path;

final class ReadingsTest {
    private static final Content SHIPPED =
            new AlteredContent(Path.of("..", "config", "content")).load();

    private final Readings readings = new Readings();

    @Test
    void ofMoreThanAHundredWhoWereOvertakenTheFirstAreForgotten() {
        for (var i = 0; i <= Readings.TOLD_MAX; i++) readings.read("reader " + i, SHIPPED);
        readings.inForce("Sable", SHIPPED.version());
        assertThat(readings.why("reader 0").key()).isEqualTo("reload.not-read");
        assertThat(readings.why("reader 1").key()).isEqualTo("reload.taken");
        assertThat(readings.why("reader " + Readings.TOLD_MAX).key()).isEqualTo("reload.taken");
        assertThat(readings.of("reader 1")).isEmpty();
    }
}
