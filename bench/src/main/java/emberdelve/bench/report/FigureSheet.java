package emberdelve.bench.report;

import java.util.List;

/**
 * Figures in lines and columns.
 *
 * @param names what the first column holds
 * @param lines each with a figure a column
 */
public record FigureSheet(
        String title, String names, List<FigureColumn> columns, List<FigureLine> lines) {
    public FigureSheet {
        columns = List.copyOf(columns);
        lines = List.copyOf(lines);
        for (var line : lines) {
            if (line.figures().size() != columns.size())
                throw new IllegalArgumentException(line + " (expected: " + columns + ")");
        }
    }

    /** The sheet as a Markdown table, below its title. */
    public String markdown() {
        var table = new StringBuilder("**" + title + "**\n\n| " + names + " |");
        for (var column : columns) table.append(' ').append(column.heading()).append(" |");
        table.append("\n|---|").append("--:|".repeat(columns.size())).append('\n');
        for (var line : lines) table.append(row(line));
        return table.toString();
    }

    private String row(FigureLine line) {
        var row = new StringBuilder("| ").append(line.name()).append(" |");
        for (var at = 0; at < columns.size(); at++) {
            var figure = line.figures().get(at);
            row.append(' ')
                    .append(
                            line.hasUnits()
                                    ? columns.get(at).written(figure)
                                    : FigureColumn.writtenBare(figure))
                    .append(" |");
        }
        return row.append('\n').toString();
    }
}
