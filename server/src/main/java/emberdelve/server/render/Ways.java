package emberdelve.server.render;

import emberdelve.server.narrate.Nouns;
import emberdelve.server.view.ExitsView;
import emberdelve.server.view.ExitsView.ExitLine;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The ways out of a room, in one line or one a line. */
final class Ways {
    private Ways() {}

    static void list(ExitsView view, Sheet sheet) {
        if (view.exits().isEmpty()) sheet.add("view.exits-none");
        for (var exit : view.exits()) {
            sheet.add(key(exit), arguments(exit, Nouns.capital(exit.direction().word())));
        }
    }

    private static String key(ExitLine exit) {
        if (exit.door().isEmpty()) return "view.way";
        return exit.open() ? "view.way-open" : "view.way-shut";
    }

    static void line(List<ExitLine> exits, Sheet sheet) {
        if (exits.isEmpty()) {
            sheet.add("view.exits-none");
            return;
        }
        var words =
                exits.stream().map(exit -> words(exit, sheet)).collect(Collectors.joining(", "));
        sheet.add("view.exits", Map.of("exits", words));
    }

    /** What is behind a shut door is not seen. */
    private static String words(ExitLine exit, Sheet sheet) {
        var arguments = arguments(exit, exit.direction().word());
        if (exit.door().isEmpty()) return sheet.words("view.exit", arguments);
        return sheet.words(
                exit.open() ? "view.exit-door-open" : "view.exit-door-shut", arguments);
    }

    private static Map<String, String> arguments(ExitLine exit, String direction) {
        return Map.of(
                "direction", direction, "room", exit.to(), "door", exit.door().orElse(""));
    }
}
