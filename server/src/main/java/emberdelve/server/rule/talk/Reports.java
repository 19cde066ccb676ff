package emberdelve.server.rule.talk;

import emberdelve.server.rule.talk.HistoryView.Line;
import emberdelve.server.rule.talk.ReportsView.Report;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;

/**
 * Players' reports to the staff, the newest last. The context is what the server told the reporter,
 * so that nobody can report what was never said. Thread: world.
 */
public final class Reports {
    /** The most reports that are kept; the oldest go first. Each is in the log, too. */
    public static final int REPORTS_MAX = 200;

    private final ArrayDeque<Report> reports = new ArrayDeque<>();
    private long lastNumber;

    /** Keeps a report; returns it with its number. */
    public Report add(long tick, String reporter, String words, List<Line> context) {
        if (reports.size() == REPORTS_MAX) reports.removeFirst();
        var report = new Report(++lastNumber, tick, reporter, words, context);
        reports.add(report);
        return report;
    }

    /** The latest reports, newest first. */
    public List<Report> latest(int most) {
        return reports.reversed().stream().limit(most).toList();
    }

    public Optional<Report> numbered(long number) {
        return reports.stream().filter(report -> report.number() == number).findFirst();
    }
}
