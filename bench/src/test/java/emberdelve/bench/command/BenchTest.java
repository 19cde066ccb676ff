package emberdelve.bench.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class BenchTest {
    @Test
    void everyCommandTellsWhatItIsFor() {
        for (var command : Bench.commands().getSubcommands().values())
            assertThat(command.getUsageMessage()).contains("Usage: bench");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "load --players 1000 --knee --profile chat --json a.json --svg a.svg",
                "logins --players 10",
                "overload --times 2 --seconds 5",
                "soak --minutes 0.5 --profile walkers",
                "bots --profile fighters",
                "micro SchedulerBenchmark -p actors=1000 -f 1"
            })
    void whatTheDocumentationTypesIsUnderstood(String line) {
        Bench.commands().parseArgs(line.split(" ", -1));
    }
}
