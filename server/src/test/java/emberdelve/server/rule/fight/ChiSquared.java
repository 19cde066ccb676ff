package emberdelve.server.rule.fight;

/** How far counts are from what was expected of them. */
public final class ChiSquared {
    /** The 99.9 % points with so many degrees of freedom, from one on. */
    private static final double[] POINTS = {10.83, 13.82, 16.27, 18.47, 20.52, 22.46, 24.32, 26.12};

    private ChiSquared() {}

    public static double of(int[] counts, double... probabilities) {
        var total = 0;
        for (var count : counts) total += count;
        var sum = 0.0;
        for (var i = 0; i < counts.length; i++) {
            var expected = total * probabilities[i];
            sum += Math.pow(counts[i] - expected, 2) / expected;
        }
        return sum;
    }

    /** What chance alone exceeds once in a thousand times. */
    public static double limit(int outcomes) {
        return POINTS[outcomes - 2];
    }
}
