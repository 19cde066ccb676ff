package emberdelve.bench.report;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Figures in lines and columns.
 *
 * @param names what the first column holds
 * @param lines each with a figure a column
 */
public record FigureSheet(
        String title, String names, List<FigureColumn> columns, List<FigureLine> lines) {
    private static final String NO_FIGURE = "–";

    public FigureSheet {
        columns = List.copyOf(columns);
        lines = List.copyOf(lines);
        for (var line : lines) {
            if (line.figures().size() != columns.size())
                throw new IllegalArgumentException(line + " (expected: " + columns + ")");
        }
    }

    /** As a Markdown table, below its title. */
    public String markdown() {
        var table = new StringBuilder("**" + title + "**\n\n| " + names + " |");
        for (var column : columns) table.append(' ').append(column.heading()).append(" |");
        table.append("\n|---|").append("--:|".repeat(columns.size())).append('\n');
        for (var line : lines) table.append(row(line));
        return table.toString();
    }

    private String row(FigureLine line) {
        var cells =
                IntStream.range(0, columns.size())
                        .mapToObj(at -> cell(columns.get(at), line.figures().get(at)))
                        .collect(Collectors.joining(" | "));
        return "| " + line.name() + " | " + cells + " |\n";
    }

    private static String cell(FigureColumn column, double figure) {
        if (Double.isNaN(figure)) return NO_FIGURE;
        return String.format(Locale.ROOT, "%." + column.digits() + "f", figure);
    }
}
