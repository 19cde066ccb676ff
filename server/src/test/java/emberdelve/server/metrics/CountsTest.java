package emberdelve.server.metrics;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.Map;
import java.util.stream.IntStream;

/** A number for each kind, whoever counts. */
class CountsTest {
    private final Counts counts = new Counts();

    @Test
    void whatIsOverIsTakenBack() {
        counts.add("telnet");
        counts.add("telnet");
        counts.add("page");
        counts.remove("telnet");
        assertThat(counts.all()).containsExactly(Map.entry("page", 1L), Map.entry("telnet", 1L));
        counts.remove("page");
        assertThat(counts.all()).containsEntry("page", 0L);
    }

    @Test
    void nothingIsLostWhenManyCountAtOnce() {
        IntStream.range(0, 10_000).parallel().forEach(_ -> counts.add("line"));
        assertThat(counts.all()).containsEntry("line", 10_000L);
    }
}
