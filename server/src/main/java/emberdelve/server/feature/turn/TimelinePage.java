package emberdelve.server.feature.turn;

import emberdelve.server.text.Nouns;
import emberdelve.server.text.Sheet;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The next turns. */
final class TimelinePage {
    private TimelinePage() {}

    static void write(TimelineView view, Sheet sheet) {
        var now = Long.toString(view.now());
        if (view.lines().isEmpty()) {
            sheet.add("view.timeline-none", Map.of("now", now));
            return;
        }
        if (sheet.isHeard()) {
            sheet.add("view.timeline-now", Map.of("now", now));
            for (var line : view.lines()) sheet.add(key(line), List.of(line.who()), due(line));
            return;
        }
        var line =
                view.lines().stream()
                        .map(each -> sheet.words(key(each), List.of(each.who()), due(each)))
                        .collect(Collectors.joining(", "));
        sheet.add("view.timeline", Map.of("now", now, "line", Nouns.capital(line)));
    }

    private static String key(TimelineView.Line line) {
        return line.sign().isEmpty() ? "view.timeline-entry" : "view.timeline-menace";
    }

    private static Map<String, String> due(TimelineView.Line line) {
        var due = Long.toString(line.dueTick());
        return line.sign().isEmpty() ? Map.of("due", due) : Map.of("due", due, "does", line.sign());
    }
}
