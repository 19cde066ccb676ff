package emberdelve.bench.report;

import java.util.Locale;

/**
 * A column of figures.
 *
 * @param key what it is called in JSON; with its unit, as {@code p99-ms}
 * @param heading what it is called in a table
 * @param digits behind the point
 */
public record FigureColumn(String key, String heading, int digits) {
    private static final String NO_FIGURE = "–";
    private static final int DIGITS_OF_RATIOS = 2;

    /** A figure as a table shows it; a dash for NaN. */
    public String written(double figure) {
        return written(figure, digits);
    }

    /** A figure without this column's unit as a table shows it. */
    static String writtenBare(double figure) {
        return written(figure, DIGITS_OF_RATIOS);
    }

    private static String written(double figure, int digits) {
        if (Double.isNaN(figure)) return NO_FIGURE;
        return String.format(Locale.ROOT, "%." + digits + "f", figure);
    }
}
