package emberdelve.bench.opponent;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.time.Duration;

final class FootprintTest {
    private static final String HISTOGRAM =
            """
             num     #instances         #bytes  class name (module)
            -------------------------------------------------------
               1:          2148        2600184  [Ljdk.internal.vm.FillerElement; (java.base@25)
               2:         34177        1391368  [B (java.base@25)
               3:            10            160  jdk.internal.vm.FillerObject (java.base@25)
            Total         36335        3991712
            """;

    @Test
    void whatTheCollectorPutsIntoGapsDoesNotLive() {
        assertThat(Footprint.live(HISTOGRAM)).isEqualTo(1_391_368);
    }

    @Test
    void theCompilersAreAPartOfWhatAProcessSpends() throws IOException {
        var own = ProcessHandle.current().pid();
        var spent = Spent.by(own);

        assertThat(spent.compilers()).isPositive().isLessThan(spent.all());
        assertThat(spent.since(spent)).isEqualTo(new Spent(Duration.ZERO, Duration.ZERO));
    }
}
