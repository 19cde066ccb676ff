package emberdelve.server.rule.talk;

import emberdelve.server.text.Sheet;

import java.util.List;
import java.util.Map;

/** Pages of the latest talk, of the channels, and of reports. */
public final class TalkPages {
    private TalkPages() {}

    public static void history(HistoryView view, Sheet sheet) {
        var arguments = Map.of("channel", view.channel());
        if (view.lines().isEmpty()) {
            sheet.add(
                    view.channel().isEmpty() ? "view.history-none" : "view.history-none-of",
                    arguments);
            return;
        }
        sheet.add(view.channel().isEmpty() ? "view.history" : "view.history-of", arguments);
        lines(view.lines(), sheet);
    }

    public static void channels(ChannelsView view, Sheet sheet) {
        if (view.lines().isEmpty()) sheet.add("view.channels-none");
        for (var line : view.lines())
            sheet.add(
                    line.on() ? "view.channel-on" : "view.channel-off",
                    Map.of("channel", line.id(), "summary", line.summary()));
    }

    public static void reports(ReportsView view, Sheet sheet) {
        if (view.reports().isEmpty()) sheet.add("view.reports-none");
        for (var report : view.reports()) {
            sheet.add(
                    "view.report",
                    Map.of(
                            "number", Long.toString(report.number()),
                            "tick", Long.toString(report.tick()),
                            "who", report.reporter(),
                            "words", report.words(),
                            "count", Integer.toString(report.context().size())));
            if (view.whole()) lines(report.context(), sheet);
        }
    }

    private static void lines(List<HistoryView.Line> lines, Sheet sheet) {
        for (var line : lines)
            sheet.add(
                    form(line),
                    Map.of(
                            "channel", line.channel(),
                            "who", line.who(),
                            "to", line.to().orElse(""),
                            "words", words(line, sheet)));
    }

    /** The form of a line: an emote is a whole sentence; words follow the speaker's name. */
    private static String form(HistoryView.Line line) {
        if (line.gesture().isPresent()) return "view.gestured";
        if (line.to().isPresent()) return "view.said-to";
        return line.channel().equals("emote") ? "view.emoted" : "view.said";
    }

    private static String words(HistoryView.Line line, Sheet sheet) {
        return line.gesture()
                .map(gesture -> sheet.words("social." + gesture.form(), gesture.actors(), Map.of()))
                .orElse(line.words());
    }
}
