package emberdelve.server.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.atomic.AtomicLong;

final class ProgressBarTest {
    private final AtomicLong clock = new AtomicLong();
    private final StringWriter shown = new StringWriter();

    private ProgressBar bar(boolean terminal) {
        return new ProgressBar(new PrintWriter(shown, true), terminal, clock::get);
    }

    @Test
    void whatTakesLessThanASecondIsSilent() {
        try (var bar = bar(true)) {
            clock.addAndGet(ProgressBar.SILENT.toNanos() - 1);
            bar.reached("checking", 5, 10);
        }
        assertThat(shown.toString()).isEmpty();
    }

    @Test
    void afterASecondABarIsDrawnOverItself() {
        try (var bar = bar(true)) {
            clock.addAndGet(ProgressBar.SILENT.toNanos());
            bar.reached("checking", 5, 10);
            clock.addAndGet(ProgressBar.SILENT.toNanos());
            bar.reached("checking", 10, 10);
        }
        assertThat(shown.toString())
                .contains("\rchecking [###############...............] 50 %")
                .endsWith("\rchecking [" + "#".repeat(30) + "] 100 %" + System.lineSeparator());
    }

    @Test
    void whereThereIsNoTerminalEachTenthIsALine() {
        try (var bar = bar(false)) {
            for (var done = 0; done <= 100; done++) {
                clock.addAndGet(ProgressBar.SILENT.toNanos());
                bar.reached("unpacking", done, 100);
            }
        }
        assertThat(shown.toString().lines())
                .hasSize(11)
                .startsWith("unpacking: 0 %")
                .endsWith("unpacking: 100 %");
    }
}
