package emberdelve.server.feature.look;

import emberdelve.server.text.Sheet;
import emberdelve.server.text.TextTable;
import emberdelve.server.view.WhoView;

import java.util.Map;

/** The page of the players in the dungeon. */
final class WhoPage {
    /** The most players that are listed: a short command must not bring a very long answer. */
    static final int LISTED_MAX = 100;

    private WhoPage() {}

    static void write(WhoView view, Sheet sheet) {
        if (view.lines().isEmpty()) {
            sheet.add("view.who-none");
            return;
        }
        var count = Integer.toString(view.lines().size());
        if (view.beginning().isEmpty()) sheet.add("view.who", Map.of("count", count));
        else sheet.add("view.who-beginning", Map.of("count", count, "beginning", view.beginning()));
        var table = new TextTable();
        for (var line : view.lines().subList(0, Math.min(view.lines().size(), LISTED_MAX))) {
            if (sheet.isHeard()) heard(line, sheet);
            else
                table.row(
                        line.title().isEmpty() ? line.name() : line.name() + ", " + line.title(),
                        sheet.words("view.who-level", arguments(line)),
                        line.hardcore() ? sheet.words("view.hardcore", Map.of()) : "",
                        line.role(),
                        state(line, sheet));
        }
        table.writeTo(sheet);
        var more = view.lines().size() - LISTED_MAX;
        if (more > 0) sheet.add("view.who-more", Map.of("count", Integer.toString(more)));
    }

    private static String state(WhoView.Line line, Sheet sheet) {
        if (line.linkDead()) return sheet.words("view.link-dead", Map.of());
        return line.away() ? sheet.words("view.away", Map.of()) : "";
    }

    private static void heard(WhoView.Line line, Sheet sheet) {
        var more = new StringBuilder();
        if (!line.title().isEmpty())
            more.append(sheet.words("view.who-title", Map.of("title", line.title())));
        if (line.hardcore()) more.append(sheet.words("view.who-hardcore", Map.of()));
        if (!line.role().isEmpty())
            more.append(sheet.words("view.who-role", Map.of("role", line.role())));
        if (line.linkDead()) more.append(sheet.words("view.who-link-dead", Map.of()));
        else if (line.away()) more.append(sheet.words("view.who-away", Map.of()));
        sheet.add(
                "view.who-line",
                Map.of(
                        "who", line.name(),
                        "class", line.characterClass(),
                        "level", Integer.toString(line.level()),
                        "more", more.toString()));
    }

    private static Map<String, String> arguments(WhoView.Line line) {
        return Map.of("class", line.characterClass(), "level", Integer.toString(line.level()));
    }
}
