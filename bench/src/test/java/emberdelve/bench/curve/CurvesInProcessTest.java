package emberdelve.bench.curve;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.util.List;

/** Worlds of the smallest size, which must be playable; their costs are of no interest here. */
final class CurvesInProcessTest {
    static List<Curve> curves() {
        return Curves.inProcess();
    }

    @ParameterizedTest
    @MethodSource("curves")
    void theSmallestSizeCostsSomethingInEveryColumn(Curve curve)
            throws IOException, InterruptedException {
        var costs = curve.costs().at(curve.sizes().getFirst());

        assertThat(costs).hasSameSizeAs(curve.columns()).allMatch(cost -> cost > 0);
    }
}
