package emberdelve.server.feature.fame;

import emberdelve.server.text.Sheet;
import emberdelve.server.text.TextTable;

import java.time.Duration;
import java.util.Map;

/** Pages of the hall of fame and of deaths. */
final class FamePages {
    private FamePages() {}

    public static void best(FameView view, Sheet sheet) {
        if (view.lines().isEmpty()) {
            sheet.add("view.fame-none");
            return;
        }
        sheet.add("view.fame");
        var table = new TextTable();
        for (var at = 0; at < view.lines().size(); at++) {
            var line = view.lines().get(at);
            var number = Integer.toString(at + 1);
            var end = line.end().map(each -> sheet.words(fell(each), end(each))).orElse("");
            var arguments =
                    Map.of(
                            "number", number,
                            "who", line.name(),
                            "class", line.characterClass(),
                            "level", Integer.toString(line.level()),
                            "xp", Long.toString(line.xp()),
                            "end", end);
            if (sheet.isHeard()) sheet.add("view.fame-line", arguments);
            else
                table.row(
                        number,
                        line.name(),
                        sheet.words("view.who-level", arguments),
                        sheet.words("view.fame-xp", arguments),
                        end);
        }
        table.writeTo(sheet);
    }

    public static void deaths(DeathsView view, Sheet sheet) {
        if (view.lines().isEmpty()) sheet.add("view.deaths-none");
        for (var line : view.lines())
            sheet.add(
                    line.forGood() ? fellForGood(line.end()) : died(line.end()),
                    Map.of(
                            "who", line.name(),
                            "class", line.characterClass(),
                            "level", Integer.toString(line.level()),
                            "room", line.end().room(),
                            "killer", line.end().killer(),
                            "ago", ago(line.secondsAgo(), sheet)));
    }

    private static String fell(DeathsView.End end) {
        return end.killer().isEmpty() ? "view.fame-fell-by-own-hand" : "view.fame-fell";
    }

    private static String fellForGood(DeathsView.End end) {
        return end.killer().isEmpty() ? "view.fell-by-own-hand" : "view.fell";
    }

    private static String died(DeathsView.End end) {
        return end.killer().isEmpty() ? "view.died-by-own-hand" : "view.died";
    }

    private static Map<String, String> end(DeathsView.End end) {
        return Map.of("room", end.room(), "killer", end.killer());
    }

    private static String ago(long seconds, Sheet sheet) {
        var span = Duration.ofSeconds(seconds);
        if (span.toDays() > 1) return ago("view.ago-days", span.toDays(), sheet);
        if (span.toHours() > 0) return ago("view.ago-hours", span.toHours(), sheet);
        if (span.toMinutes() > 0) return ago("view.ago-minutes", span.toMinutes(), sheet);
        return ago("view.ago-moments", 0, sheet);
    }

    private static String ago(String key, long count, Sheet sheet) {
        return sheet.words(key, Map.of("count", Long.toString(count)));
    }
}
