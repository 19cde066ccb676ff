package emberdelve.bench.report;

/**
 * A column of figures.
 *
 * @param key what it is called in JSON; with its unit, as {@code p99-ms}
 * @param heading what it is called in a table
 * @param digits behind the point
 */
public record FigureColumn(String key, String heading, int digits) {}
