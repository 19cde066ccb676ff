package emberdelve.server.rule.talk;

import emberdelve.server.view.View;

import java.util.List;

/**
 * Players' reports, newest first.
 *
 * @param whole whether the context is shown with each
 */
public record ReportsView(List<Report> reports, boolean whole) implements View {
    /**
     * @param number the number by which staff ask for the report
     * @param context the last lines that the reporter had read, as the server told them
     */
    public record Report(
            long number,
            long tick,
            String reporter,
            String words,
            List<HistoryView.Line> context) {}
}
