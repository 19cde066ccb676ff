package emberdelve.bench.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.Duration;

final class BenchTest {
    @Test
    void everyCommandTellsWhatItIsFor() {
        for (var command : Bench.commands().getSubcommands().values())
            assertThat(command.getUsageMessage()).contains("Usage: bench");
    }

    @Test
    void quickTakesTwoMinutesAndTheWholeTwenty() {
        assertThat(Suite.quick().expected()).isBetween(minutes(1), minutes(3));
        assertThat(Suite.whole().expected()).isBetween(minutes(15), minutes(21));
    }

    private static Duration minutes(int minutes) {
        return Duration.ofMinutes(minutes);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "load --players 1000 --knee --profile chat --json a.json --svg a.svg",
                "logins --players 10 --by page",
                "load --players 1000 --by page",
                "page --json a.json",
                "overload --times 2 --seconds 5",
                "soak --minutes 0.5 --profile walkers",
                "storm --players 10 --pairs 3 --only scrapes",
                "--quick --svg a.svg",
                "curve players readers --sizes 100,1000 --json a.json",
                "curve --quick",
                "micro CalendarBenchmark -p actors=1000 -f 1"
            })
    void whatTheDocumentationTypesIsUnderstood(String line) {
        Bench.commands().parseArgs(line.split(" ", -1));
    }
}
