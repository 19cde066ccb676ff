package emberdelve.bench.curve;

import emberdelve.bench.report.FigureColumn;

import java.io.IOException;
import java.util.List;

/**
 * Something that grows, and what it costs at a size.
 *
 * @param of the word for the thing that grows, such as {@code players}, which is also typed to
 *     choose the curve
 * @param sizes from the smallest to the largest
 * @param quickSizes for somebody in a hurry
 * @param columns the costs; the first of them is drawn
 * @param costs the measurement
 */
public record Curve(
        String of,
        List<Integer> sizes,
        List<Integer> quickSizes,
        List<FigureColumn> columns,
        Costs costs) {
    public Curve {
        sizes = List.copyOf(sizes);
        quickSizes = List.copyOf(quickSizes);
        columns = List.copyOf(columns);
    }

    /** The measurement of one size. */
    @FunctionalInterface
    public interface Costs {
        /** Measures; a cost for each column. */
        List<Double> at(int size) throws IOException, InterruptedException;
    }
}
