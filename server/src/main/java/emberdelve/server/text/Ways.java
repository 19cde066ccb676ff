package emberdelve.server.text;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.view.ExitsView;
import emberdelve.server.view.ExitsView.ExitLine;

import java.util.List;
import java.util.Map;

/** The exits of a room in words, in one line or one a line. */
public final class Ways {
    private Ways() {}

    public static void list(ExitsView view, Sheet sheet) {
        if (view.exits().isEmpty()) sheet.add("view.exits-none");
        for (var exit : view.exits()) {
            var direction = Nouns.capital(exit.direction().word());
            sheet.addLinked(key(exit), arguments(exit), walk(exit, direction));
        }
    }

    private static String key(ExitLine exit) {
        if (exit.door().isEmpty()) return "view.way";
        return exit.open() ? "view.way-open" : "view.way-shut";
    }

    public static void line(List<ExitLine> exits, Sheet sheet) {
        if (exits.isEmpty()) {
            sheet.add("view.exits-none");
            return;
        }
        var words = exits.stream().map(exit -> words(exit, sheet)).toList();
        sheet.addLinked("view.exits", Map.of(), Map.of("exits", Sheet.joined(words)));
    }

    /** The words for one exit; a shut door hides the room behind it. */
    private static StyledText words(ExitLine exit, Sheet sheet) {
        var way = walk(exit, exit.direction().word());
        if (exit.door().isEmpty()) return sheet.piece("view.exit", arguments(exit), way);
        var key = exit.open() ? "view.exit-door-open" : "view.exit-door-shut";
        return sheet.piece(key, arguments(exit), way);
    }

    /** Links the direction's name: a click walks that way. */
    private static Map<String, StyledText> walk(ExitLine exit, String direction) {
        return Map.of("direction", Sheet.link(direction, exit.direction().word()));
    }

    private static Map<String, String> arguments(ExitLine exit) {
        return Map.of("room", exit.to(), "door", exit.door().orElse(""));
    }
}
