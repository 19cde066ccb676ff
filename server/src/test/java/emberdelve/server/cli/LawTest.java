package emberdelve.server.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;

/** Faults of stored characters, as whoever asked for them reads them. */
class LawTest {
    private static List<String> told(int faults) {
        var out = new StringWriter();
        var all = IntStream.rangeClosed(1, faults).mapToObj(at -> "Mira: fault " + at).toList();
        Law.tell(all, Path.of("data"), new PrintWriter(out, true));
        return out.toString().lines().toList();
    }

    @Test
    void aHundredAreToldAndHowManyMoreThereAre() {
        assertThat(told(0)).isEmpty();
        assertThat(told(100)).hasSize(100).endsWith("against the rules: data: Mira: fault 100");
        assertThat(told(102))
                .hasSize(101)
                .contains("against the rules: data: Mira: fault 100")
                .endsWith("against the rules: data: and 2 more");
    }
}
