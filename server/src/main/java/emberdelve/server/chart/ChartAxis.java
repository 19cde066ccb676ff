package emberdelve.server.chart;

import java.util.ArrayList;
import java.util.List;

/**
 * An axis of a drawing, from the least value to the greatest.
 *
 * @param log whether it is logarithmic: each mark is ten times the one before
 */
record ChartAxis(boolean log, double least, double most) {
    private static final int STEPS = 5;

    /** The logarithmic axis for these values, which begins and ends at powers of ten. */
    static ChartAxis logOver(List<Double> values) {
        var positive = values.stream().filter(value -> value > 0).toList();
        var least = positive.stream().mapToDouble(Math::log10).min().orElse(0);
        var most = positive.stream().mapToDouble(Math::log10).max().orElse(0);
        var first = Math.floor(least);
        var last = Math.max(Math.ceil(most), first + 1);
        return new ChartAxis(true, Math.pow(10, first), Math.pow(10, last));
    }

    /** The axis for these values that begins at 0 and ends at a round number. */
    static ChartAxis from0(List<Double> values) {
        var most = values.stream().mapToDouble(value -> value).max().orElse(0);
        return new ChartAxis(false, 0, most <= 0 ? 1 : roundUp(most));
    }

    /** The values that are written beside it. */
    List<Double> marks() {
        var marks = new ArrayList<Double>();
        if (log) for (var mark = least; mark <= most * 1.001; mark *= 10) marks.add(mark);
        else for (var step = 0; step <= STEPS; step++) marks.add(most * step / STEPS);
        return marks;
    }

    /** The place of a value on the axis: 0 at the beginning, 1 at the end. */
    double part(double value) {
        if (!log) return Math.clamp((value - least) / (most - least), 0, 1);
        if (value <= 0) return 0;
        return Math.clamp(Math.log10(value / least) / Math.log10(most / least), 0, 1);
    }

    /** The least number not below the value that is 1, 2 or 5 times a power of ten. */
    private static double roundUp(double value) {
        var power = Math.pow(10, Math.floor(Math.log10(value)));
        for (var first : new int[] {1, 2, 5}) if (first * power >= value) return first * power;
        return 10 * power;
    }
}
