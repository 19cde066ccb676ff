package emberdelve.server.rule.fight;

import emberdelve.server.model.Named;
import emberdelve.server.text.Sheet;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The names of several fighters. */
final class Fighters {
    private Fighters() {}

    /** The names, each once: "Mira", "2 frost hounds". */
    static List<String> names(List<Named> all, Sheet sheet) {
        var alike = new LinkedHashMap<String, List<Named>>();
        for (var each : all) alike.computeIfAbsent(each.name(), _ -> new ArrayList<>()).add(each);
        return alike.values().stream()
                .map(some ->
                        some.size() == 1 || some.getFirst().name().isEmpty()
                                ? sheet.words("view.gist-name", some, Map.of())
                                : some.size() + " " + some.getFirst().plural())
                .toList();
    }
}
