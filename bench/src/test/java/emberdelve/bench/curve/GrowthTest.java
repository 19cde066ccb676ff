package emberdelve.bench.curve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import emberdelve.bench.report.FigureColumn;
import emberdelve.bench.report.Onlooker;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.time.Duration;
import java.util.List;

final class GrowthTest {
    private static final List<Integer> SIZES = List.of(10, 100, 1_000, 10_000);

    private static final Curve SQUARE =
            new Curve(
                    "sides",
                    SIZES,
                    SIZES,
                    List.of(
                            new FigureColumn("square", "square", 0),
                            new FigureColumn("one", "one", 0)),
                    size -> List.of((double) size * size, 1.0));

    @Test
    void theExponentIsThePowerByWhichItGrows() {
        for (var power : new double[] {0, 0.5, 1, 2}) {
            var costs = SIZES.stream().map(size -> 7 * Math.pow(size, power)).toList();

            assertThat(Exponent.of(SIZES, costs)).isCloseTo(power, within(1e-9));
        }
    }

    @Test
    void oneSizeTellsNothingOfGrowth() {
        assertThat(Exponent.of(List.of(10), List.of(3.0))).isNaN();
        assertThat(Exponent.of(List.of(10, 10), List.of(3.0, 4.0))).isNaN();
        assertThat(Exponent.of(List.of(10, 100), List.of(3.0, 0.0))).isNaN();
    }

    @Test
    void aCurveIsALineForEachSizeAndTheExponentsBelow() throws IOException, InterruptedException {
        try (var onlooker = Onlooker.atStderr(Duration.ofSeconds(1))) {
            var found = new Growth(onlooker).measure(SQUARE, SIZES);

            assertThat(found.markdown())
                    .startsWith("**sides: square grows with the power 2.00**")
                    .contains("| 1,000 | 1000000 | 1 |\n")
                    .endsWith("| exponent | 2.00 | 0.00 |\n");
            assertThat(found.charts()).hasSize(1);
        }
    }
}
