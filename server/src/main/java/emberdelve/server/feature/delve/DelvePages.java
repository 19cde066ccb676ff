package emberdelve.server.feature.delve;

import emberdelve.config.content.Direction;
import emberdelve.server.text.Sheet;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The pages about delves: the state of one delve, and the lists of cleared delves. */
final class DelvePages {
    private static final int SECONDS_PER_MINUTE = 60;

    private DelvePages() {}

    public static void delve(DelveView view, Sheet sheet) {
        sheet.add("view.delve", Map.of("site", capital(view.site())));
        if (view.daily()) sheet.add("view.delve-daily");
        switch (view.stage()) {
            case ON -> {
                sheet.add("view.delve-on", Map.of("count", Integer.toString(view.monsters())));
                for (var last : view.last()) last(last, sheet);
            }
            case CLEARED -> sheet.add("view.delve-cleared");
            case LOST -> sheet.add("view.delve-lost");
        }
        var isCleared = view.stage() == DelveView.Stage.CLEARED;
        sheet.add(
                isCleared ? "view.delve-time-cleared" : "view.delve-time",
                Map.of("time", time(view.seconds(), sheet)));
        if (view.here().isEmpty()) sheet.add("view.delve-nobody-in");
        else sheet.add("view.delve-in", names(view.here()));
        if (!view.fallen().isEmpty()) sheet.add("view.delve-fallen", names(view.fallen()));
    }

    private static void last(DelveView.Last last, Sheet sheet) {
        var way = Direction.words(last.path());
        sheet.add(
                way.isEmpty() ? "view.delve-last" : "view.delve-last-way",
                List.of(last.who()),
                way.isEmpty()
                        ? Map.of("room", last.room())
                        : Map.of("room", last.room(), "way", way));
    }

    public static void table(DelveRecords table, Sheet sheet) {
        var isNone = table.lines().isEmpty();
        if (table.ofToday().isEmpty())
            sheet.add(isNone ? "view.delve-table-none" : "view.delve-table");
        else
            sheet.add(
                    isNone ? "view.delve-table-day-none" : "view.delve-table-day", table.levels());
        for (var at = 0; at < table.lines().size(); at++) {
            var line = table.lines().get(at);
            line(line, at + 1, sheet);
        }
    }

    private static void line(DelveRecords.Line line, int number, Sheet sheet) {
        var arguments =
                new HashMap<>(
                        Map.of(
                                "number", Integer.toString(number),
                                "site", line.site(),
                                "names", String.join(", ", line.party()),
                                "time", time(line.seconds(), sheet)));
        if (line.score().isEmpty()) {
            sheet.add("view.delve-line", arguments);
            return;
        }
        arguments.put("score", Long.toString(line.score().getAsLong()));
        sheet.add("view.delve-line-scored", arguments);
    }

    private static Map<String, String> names(List<String> names) {
        return Map.of("names", String.join(", ", names));
    }

    private static String time(long seconds, Sheet sheet) {
        var arguments =
                Map.of(
                        "minutes", Long.toString(seconds / SECONDS_PER_MINUTE),
                        "seconds", Long.toString(seconds % SECONDS_PER_MINUTE));
        var isShort = seconds < SECONDS_PER_MINUTE;
        return sheet.words(isShort ? "view.delve-seconds" : "view.delve-minutes", arguments);
    }

    private static String capital(String words) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }
}
