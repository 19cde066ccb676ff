package emberdelve.server.feature.look;

import emberdelve.server.text.Sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Pages of zones, and of who is in them. */
final class AreaPages {
    private AreaPages() {}

    static void areas(AreasView view, Sheet sheet) {
        sheet.add("view.areas");
        for (var area : view.areas())
            sheet.add(
                    area.here() ? "view.area-here" : "view.area",
                    Map.of(
                            "zone",
                            area.name(),
                            "customs",
                            String.join(", ", customs(area, sheet))));
    }

    private static List<String> customs(AreasView.Area area, Sheet sheet) {
        var customs = new ArrayList<String>();
        var danger = Map.of("level", Integer.toString(area.danger()));
        customs.add(
                area.safe()
                        ? sheet.words("view.area-safe", Map.of())
                        : sheet.words("view.area-danger", danger));
        if (area.turns()) customs.add(sheet.words("view.area-turns", Map.of()));
        if (area.pvp()) customs.add(sheet.words("view.area-pvp", Map.of()));
        return customs;
    }

    static void where(WhereView view, Sheet sheet) {
        sheet.add("view.where", Map.of("room", view.room(), "zone", view.zone()));
        for (var person : view.people())
            sheet.add(
                    form(person),
                    Map.of("who", person.name(), "room", person.room(), "zone", person.zone()));
        if (view.people().isEmpty())
            sheet.add(
                    view.asked().isEmpty() ? "view.where-nobody" : "view.where-not",
                    Map.of("who", view.asked()));
        if (view.pvp()) sheet.add("view.where-pvp");
    }

    private static String form(WhereView.Person person) {
        if (person.here()) return "view.where-here";
        return person.zone().isEmpty() ? "view.where-room" : "view.where-zone";
    }
}
