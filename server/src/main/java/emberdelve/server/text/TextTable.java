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

    private final List<List<String>> rows = new ArrayList<>();

    /** Adds a row with as many cells as the rows before it. */
    public void row(String... cells) {
        rows.add(List.of(cells));
    }

    public void writeTo(Sheet sheet) {
        for (var row : rows) sheet.add(StyledText.of(line(row)));
    }

    private String line(List<String> row) {
        var line = new StringBuilder(INDENT);
        for (var column = 0; column < row.size(); column++) {
            if (columnWidth(column) == 0) continue;
            var cell = row.get(column);
            line.append(cell).repeat(' ', columnWidth(column) - width(cell)).append(BETWEEN);
        }
        return line.toString().stripTrailing();
    }

    private int columnWidth(int column) {
        return rows.stream().mapToInt(row -> width(row.get(column))).max().orElse(0);
    }

    private static int width(String cell) {
        return StyledText.of(cell).width();
    }
}
