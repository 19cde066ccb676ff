package emberdelve.bench.report;

import emberdelve.server.chart.LineChart;

import java.util.List;
import java.util.stream.Collectors;

/** The findings of a measurement: tables, and drawings of them. */
public record Findings(List<FigureSheet> sheets, List<LineChart> charts) {
    public Findings {
        sheets = List.copyOf(sheets);
        charts = List.copyOf(charts);
    }

    /** Findings of one table, without a drawing. */
    public static Findings of(FigureSheet sheet) {
        return new Findings(List.of(sheet), List.of());
    }

    /** All of them, in their order. */
    public static Findings all(List<Findings> parts) {
        return new Findings(
                parts.stream().flatMap(part -> part.sheets.stream()).toList(),
                parts.stream().flatMap(part -> part.charts.stream()).toList());
    }

    /** The findings of both, the others after these. */
    public Findings and(Findings others) {
        return all(List.of(this, others));
    }

    /** All tables, for people. */
    public String markdown() {
        return sheets.stream().map(FigureSheet::markdown).collect(Collectors.joining("\n"));
    }
}
