package emberdelve.bench.opponent;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.OptionalDouble;

final class PauseTest {
    private static final String NOTES =
            """
            [0.012s] Using G1
            [1.204s] GC(0) Pause Young (Normal) (G1 Evacuation Pause) 20M->6M(32M) 3.101ms
            [1.500s] GC(1) Concurrent Mark Cycle
            [1.512s] GC(1) Pause Remark 8M->7M(32M) 1.250ms
            [1.520s] GC(1) Concurrent Mark Cycle 20.001ms
            [2.000s] GC(2) Garbage Collection (Warmup) 98M(9%)->16M(1%)
            [2.001s] GC(2) Pause Mark Start 0.010ms
            """;

    @TempDir private Path folder = Path.of("");

    @Test
    void eachPauseIsReadWithWhatItLeft() throws IOException {
        var notes = Files.writeString(folder.resolve("gc.log"), NOTES);

        assertThat(Pause.readAll(notes))
                .containsExactly(
                        new Pause(3.101, OptionalDouble.of(6)),
                        new Pause(1.25, OptionalDouble.of(7)),
                        new Pause(0.01, OptionalDouble.empty()));
    }

    @Test
    void withoutNotesThereWereNone() throws IOException {
        assertThat(Pause.readAll(folder.resolve("none"))).isEmpty();
    }

    @Test
    void aCostIsWhatLiesBetweenTwoReadings() {
        var old = new Pause(9, OptionalDouble.of(5));
        var before = new Reading(Duration.ofSeconds(3), 1 << 20, 8, 20, List.of(old));
        var after =
                new Reading(
                        Duration.ofSeconds(5),
                        3 << 20,
                        9,
                        21,
                        List.of(
                                old,
                                new Pause(2, OptionalDouble.of(6)),
                                new Pause(1, OptionalDouble.of(4))));

        assertThat(ProcessCost.between(before, after))
                .isEqualTo(new ProcessCost(Duration.ofSeconds(2), 3, 4, 9, 21, 2, 2));
    }
}
