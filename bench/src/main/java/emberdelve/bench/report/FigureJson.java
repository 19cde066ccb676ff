package emberdelve.bench.report;

import tools.jackson.databind.json.JsonMapper;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Figures for programs. */
public final class FigureJson {
    private FigureJson() {}

    /**
     * A JSON object: {@code machine}, a text, and {@code sheets}, each with its {@code title} and
     * its {@code lines}; a line has its {@code name}, and a number for each column's key that there
     * is a figure for.
     */
    public static String text(String machine, List<FigureSheet> sheets) {
        var all = new LinkedHashMap<String, Object>();
        all.put("machine", machine);
        all.put("sheets", sheets.stream().map(FigureJson::sheet).toList());
        return JsonMapper.shared().writerWithDefaultPrettyPrinter().writeValueAsString(all) + "\n";
    }

    private static Map<String, Object> sheet(FigureSheet sheet) {
        var lines = sheet.lines().stream().map(line -> line(sheet.columns(), line)).toList();
        var object = new LinkedHashMap<String, Object>();
        object.put("title", sheet.title());
        object.put("lines", lines);
        return object;
    }

    private static Map<String, Object> line(List<FigureColumn> columns, FigureLine line) {
        var object = new LinkedHashMap<String, Object>();
        object.put("name", line.name());
        for (var at = 0; at < columns.size(); at++) {
            var figure = line.figures().get(at);
            if (!figure.isNaN()) object.put(columns.get(at).key(), figure);
        }
        return object;
    }
}
