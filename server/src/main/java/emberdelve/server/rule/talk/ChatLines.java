package emberdelve.server.rule.talk;

import emberdelve.server.rule.talk.HistoryView.Line;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** The last lines of a channel or for a player, oldest first; a new line removes the oldest. */
final class ChatLines {
    private final ArrayDeque<Line> lines = new ArrayDeque<>();
    private final int linesMax;

    ChatLines(int linesMax) {
        this.linesMax = linesMax;
    }

    void add(Line line) {
        if (lines.size() == linesMax) lines.removeFirst();
        lines.add(line);
    }

    /** The latest lines that fit, at most {@code most}. */
    List<Line> latest(int most, Predicate<Line> fits) {
        var fitting = new ArrayList<Line>();
        for (var line : lines) {
            if (fits.test(line)) fitting.add(line);
        }
        return List.copyOf(fitting.subList(Math.max(0, fitting.size() - most), fitting.size()));
    }
}
