package emberdelve.bench.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

final class OnlookerTest {
    private final ByteArrayOutputStream seen = new ByteArrayOutputStream();
    private long nanos;

    @Test
    void onATerminalABarFollowsTheTimeBelowWhatWasFound() {
        try (var onlooker = onlooker(true)) {
            pass(Duration.ofSeconds(30));
            onlooker.says("found");
        }
        assertThat(text())
                .contains("found\n")
                .contains("[#######.......................] 25 %, about 1:30 left");
    }

    @Test
    void whatTakesLongerIsNotDoneBeforeItsEnd() {
        try (var onlooker = onlooker(true)) {
            pass(Duration.ofMinutes(10));
            onlooker.redraw();
        }
        assertThat(text()).contains("99 %, about 0:00 left");
    }

    @Test
    void elsewhereThereAreOnlyLines() {
        try (var onlooker = onlooker(false)) {
            onlooker.says("found");
            onlooker.redraw();
        }
        assertThat(text()).isEqualTo("found\n");
    }

    private Onlooker onlooker(boolean terminal) {
        var out = new PrintStream(seen, true, StandardCharsets.UTF_8);
        return new Onlooker(out, terminal, Duration.ofMinutes(2), () -> nanos);
    }

    private void pass(Duration time) {
        nanos += time.toNanos();
    }

    private String text() {
        return seen.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }
}
