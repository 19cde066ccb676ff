package emberdelve.bench.curve;

import emberdelve.bench.report.FigureColumn;

import java.io.IOException;
import java.util.List;

/** Something that grows, and what it costs at a size. */
public interface Curve {
    /** The thing that grows, such as {@code players}; also the word that is typed for it. */
    String of();

    /** The sizes from the smallest to the largest. */
    List<Integer> sizes();

    /** Sizes for somebody in a hurry. */
    List<Integer> quickSizes();

    /** The costs; the first of them is drawn. */
    List<FigureColumn> columns();

    /** Measures; a cost for each column. */
    List<Double> at(int size) throws IOException, InterruptedException;
}
