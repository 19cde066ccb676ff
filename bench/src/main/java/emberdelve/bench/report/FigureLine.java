package emberdelve.bench.report;

import java.util.ArrayList;
import java.util.List;

/**
 * The figures of one thing that was measured, one a column; NaN where there is none.
 *
 * @param name what was measured
 * @param hasUnits false for ratios and exponents, which are written alike in all columns
 */
public record FigureLine(String name, List<Double> figures, boolean hasUnits) {
    public FigureLine {
        figures = List.copyOf(figures);
    }

    /** A line of figures, in the units of the columns. */
    public FigureLine(String name, List<Double> figures) {
        this(name, figures, true);
    }

    /** The figures of this line as multiples of others; NaN where the others have none, or 0. */
    public FigureLine over(String newName, FigureLine others) {
        var ratios = new ArrayList<Double>();
        for (var at = 0; at < figures.size(); at++) {
            var other = others.figures.get(at);
            ratios.add(other == 0 ? Double.NaN : figures.get(at) / other);
        }
        return new FigureLine(newName, ratios, false);
    }
}
