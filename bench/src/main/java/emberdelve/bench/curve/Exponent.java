package emberdelve.bench.curve;

import java.util.ArrayList;
import java.util.List;

/** The power by which a cost grows: 0 not at all, 1 in proportion, 2 with the square. */
final class Exponent {
    /** The spread below which all sizes are the same but for rounding. */
    private static final double NEGLIGIBLE = 1e-9;

    private Exponent() {}

    /**
     * The slope of the line that fits the points best (least squares), with both axes drawn by
     * powers of ten.
     *
     * @param costs one for each size; those that are not above 0 are left out
     * @return NaN with fewer than two different sizes
     */
    static double of(List<Integer> sizes, List<Double> costs) {
        var xs = new ArrayList<Double>();
        var ys = new ArrayList<Double>();
        for (var at = 0; at < sizes.size(); at++) {
            if (!(costs.get(at) > 0)) continue;
            xs.add(Math.log10(sizes.get(at)));
            ys.add(Math.log10(costs.get(at)));
        }
        var meanX = mean(xs);
        var meanY = mean(ys);
        var together = 0.0;
        var apart = 0.0;
        for (var at = 0; at < xs.size(); at++) {
            together += (xs.get(at) - meanX) * (ys.get(at) - meanY);
            apart += (xs.get(at) - meanX) * (xs.get(at) - meanX);
        }
        return apart < NEGLIGIBLE ? Double.NaN : together / apart;
    }

    private static double mean(List<Double> values) {
        return values.stream().mapToDouble(value -> value).average().orElse(0);
    }
}
