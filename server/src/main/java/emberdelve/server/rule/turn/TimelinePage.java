package emberdelve.server.rule.turn;

import emberdelve.server.model.Named;
import emberdelve.server.text.Nouns;
import emberdelve.server.text.Sheet;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The next turns: in seconds, and where time goes by turns in ticks of the zone. */
final class TimelinePage {
    private TimelinePage() {}

    static void write(TimelineView view, Sheet sheet) {
        if (view.lines().isEmpty()) {
            sheet.add("view.timeline-none");
            return;
        }
        if (sheet.isHeard()) {
            if (view.byTurns()) sheet.add("view.timeline-now", Map.of("now", now(view)));
            for (var line : view.lines())
                sheet.add(key(line), actors(line, sheet), arguments(view, line, sheet));
            return;
        }
        var line =
                view.lines().stream()
                        .map(each ->
                                sheet.words(
                                        key(each),
                                        actors(each, sheet),
                                        arguments(view, each, sheet)))
                        .collect(Collectors.joining(", "));
        var arguments = Map.of("now", now(view), "line", Nouns.capital(line));
        sheet.add(view.byTurns() ? "view.timeline-turns" : "view.timeline", arguments);
    }

    private static String now(TimelineView view) {
        return Long.toString(view.now());
    }

    private static String key(TimelineView.Line line) {
        if (line.sign().isEmpty()) return "view.timeline-entry";
        return line.target().isEmpty() ? "view.timeline-menace" : "view.timeline-aimed";
    }

    private static List<Named> actors(TimelineView.Line line, Sheet sheet) {
        var actors = new ArrayList<Named>();
        actors.add(sheet.numbered(line.who(), line.number()));
        line.target().ifPresent(actors::add);
        return List.copyOf(actors);
    }

    private static Map<String, String> arguments(
            TimelineView view, TimelineView.Line line, Sheet sheet) {
        var when = when(view, line.dueTick(), sheet);
        return line.sign().isEmpty()
                ? Map.of("when", when)
                : Map.of("when", when, "does", line.sign());
    }

    private static String when(TimelineView view, long due, Sheet sheet) {
        if (view.byTurns())
            return sheet.words("view.timeline-tick", Map.of("due", Long.toString(due)));
        if (due <= view.now()) return sheet.words("view.timeline-ready", Map.of());
        return sheet.words("view.timeline-in", Map.of("seconds", seconds(view, due - view.now())));
    }

    /** The ticks in seconds, rounded up to tenths: {@code 0.8}, {@code 2}. */
    private static String seconds(TimelineView view, long ticks) {
        return BigDecimal.valueOf(view.tick().multipliedBy(ticks).toMillis(), 3)
                .setScale(1, RoundingMode.CEILING)
                .stripTrailingZeros()
                .toPlainString();
    }
}
