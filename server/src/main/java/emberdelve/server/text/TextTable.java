package emberdelve.server.text;

import emberdelve.protocol.style.StyledText;

import java.util.ArrayList;
import java.util.List;

/**
 * Rows in columns, as wide as their widest cell; for the eye alone. Thread: used by one call only.
 */
public final class TextTable {
    private static final String INDENT = "  ";
    private static final String BETWEEN = "  ";

    private final List<Column> columns = new ArrayList<>();
    private int rows;

    /** A column: its cells from the first row on. */
    private static final class Column {
        private final List<String> cells = new ArrayList<>();
        private final List<Integer> widths = new ArrayList<>();
        private int widest;

        void add(String cell) {
            var width = StyledText.of(cell).width();
            cells.add(cell);
            widths.add(width);
            widest = Math.max(widest, width);
        }

        void writeTo(StringBuilder line, int row) {
            if (widest == 0) return;
            line.append(cells.get(row)).repeat(' ', widest - widths.get(row)).append(BETWEEN);
        }
    }

    /** Adds a row with as many cells as the rows before it. */
    public void row(String... cells) {
        while (columns.size() < cells.length) columns.add(new Column());
        for (var at = 0; at < cells.length; at++) columns.get(at).add(cells[at]);
        rows++;
    }

    public void writeTo(Sheet sheet) {
        for (var row = 0; row < rows; row++) sheet.add(StyledText.of(line(row)));
    }

    private String line(int row) {
        var line = new StringBuilder(INDENT);
        for (var column : columns) column.writeTo(line, row);
        return line.toString().stripTrailing();
    }
}
