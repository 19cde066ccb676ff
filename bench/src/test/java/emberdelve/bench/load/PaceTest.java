package emberdelve.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.time.Duration;

final class PaceTest {
    @Test
    void commandsOfTheCountedTimeAreThoseThatAreDueInIt() {
        for (var perSecond : new double[] {1, 3, 7, 1_000, 33_333, 305_744}) {
            var pace = Pace.from(123_456_789, perSecond, Duration.ofMillis(333), second());
            var due = 0L;
            for (var command = 0L; pace.due(command) - pace.end() < 0; command++)
                if (pace.due(command) - pace.countedFrom() >= 0) due++;

            assertThat(pace.counted()).isEqualTo(due);
            assertThat((double) due).isBetween(perSecond - 1, perSecond + 1);
        }
    }

    private static Duration second() {
        return Duration.ofSeconds(1);
    }
}
