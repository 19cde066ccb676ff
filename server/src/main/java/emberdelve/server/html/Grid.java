package emberdelve.server.html;

import static emberdelve.server.html.Html.tag;

import java.util.ArrayList;
import java.util.List;

/** A table, one of whose columns says what its rows are about. */
public final class Grid {
    private final int headColumn;
    private final Html head;
    private final List<Html> rows = new ArrayList<>();

    /**
     * @param headColumn the column that names the rows, from 0
     * @param heads the heads of the columns
     */
    public Grid(int headColumn, List<String> heads) {
        this.headColumn = headColumn;
        head = tag("tr", heads.stream().map(each -> tag("th", each).with("scope", "col")).toList());
    }

    /** Adds a row with a cell for each column. */
    public void row(Html... cells) {
        var row = new ArrayList<Html>();
        for (var at = 0; at < cells.length; at++)
            row.add(
                    at == headColumn
                            ? tag("th", cells[at]).with("scope", "row")
                            : tag("td", cells[at]));
        rows.add(tag("tr", row));
    }

    public Html table(String caption) {
        return tag("table", tag("caption", caption), tag("thead", head), tag("tbody", rows));
    }
}
