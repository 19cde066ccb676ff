package emberdelve.server.feature.hire;

import emberdelve.server.text.Sheet;

import java.util.Map;

/** The page of the hirelings that can be hired here, with their prices. */
final class HiresPage {
    private HiresPage() {}

    static void write(HiresView view, Sheet sheet) {
        var heading = Map.of("keeper", view.keeper(), "gold", Long.toString(view.gold()));
        sheet.add("view.hires", heading);
        var number = 0;
        for (var line : view.lines())
            sheet.add(
                    "view.hire",
                    Map.of(
                            "number", Integer.toString(++number),
                            "who", line.name(),
                            "price", Long.toString(line.price()),
                            "minutes", Long.toString(line.minutes())));
    }
}
