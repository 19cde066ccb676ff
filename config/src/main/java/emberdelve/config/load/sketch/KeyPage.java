package emberdelve.config.load.sketch;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A page in Markdown with all keys of all files: what each means, what its value may be, and what
 * stands for it where it is missing. A group of keys that stands in several places is described
 * once. Thread: one at a time.
 */
public final class KeyPage {
    private static final String HEAD =
            """
            # Every key of every file

            Made by `./emberdelve check --keys FILE` of what the readers of the files ask for, and of
            `keys.txt` beside them; a test holds that it is current. How things are built, with examples, is
            told in [building.md](building.md). `server.yaml` tells of each of its settings itself.

            A path begins with the file; `*` is a name of yours, and `[]` an item of a list. What stands
            in several places is told of where it comes first.
            """;

    private final StringBuilder page = new StringBuilder(HEAD);
    private final Map<List<String>, String> told = new HashMap<>();

    /**
     * Adds a kind of files; {@code name}: a short name, with which the paths of their keys begin.
     */
    public void add(String files, String name, Sketch sketch) {
        page.append("\n## ").append(code(files)).append('\n');
        if (!sketch.real().hasFields) page.append('\n').append(sentence(name, sketch)).append('\n');
        tell(name, sketch);
    }

    public String text() {
        return page.toString();
    }

    private void tell(String path, Sketch some) {
        var sketch = some.real();
        if (sketch.hasFields) group(path, sketch);
        if (sketch.isList()) tell(path + "[]", sketch.item());
        if (!sketch.hasFields && sketch.isMapping()) tell(path + ".*", sketch.entry());
    }

    private void group(String path, Sketch sketch) {
        var keys = Outline.of(sketch).keys();
        var rows = new ArrayList<String>();
        for (var key : keys) rows.add(row(key, value(path + "." + key.name(), sketch, key.name())));
        if (told.containsKey(exact(sketch))) return;
        told.put(exact(sketch), path);
        page.append("\n### ").append(code(path)).append("\n\n");
        page.append("| key | means | value | without it |\n|---|---|---|---|\n");
        for (var i = 0; i < keys.size(); i++)
            page.append("| ")
                    .append(code(keys.get(i).name()))
                    .append(" | ")
                    .append(sketch.field(keys.get(i).name()).meaning.orElse(""))
                    .append(rows.get(i));
        for (var key : keys) tell(path + "." + key.name(), sketch.field(key.name()).value);
    }

    private static String row(Outline.Key key, String value) {
        var without =
                key.isRequired() ? "a mistake" : key.otherwise().map(KeyPage::code).orElse("");
        return " | " + value.replace("|", "\\|") + " | " + without + " |\n";
    }

    private String value(String path, Sketch around, String key) {
        return sentence(path, around.field(key).value);
    }

    /** The sentence on what may stand there; keys of a mapping are described elsewhere. */
    private String sentence(String path, Sketch some) {
        var sketch = some.real();
        var ways = new ArrayList<String>();
        for (var kind : sketch.kinds)
            if (!ways.contains(kind.expected())) ways.add(kind.expected());
        if (ways.isEmpty() && sketch.hasText) ways.add("text");
        if (sketch.isList()) ways.add("a list: " + sentence(path + "[]", sketch.item()));
        if (sketch.hasFields) ways.add("keys: " + code(told.getOrDefault(exact(sketch), path)));
        else if (sketch.isMapping())
            ways.add(
                    sketch.names.map(names -> "by " + names.expected()).orElse("by names of yours")
                            + ": "
                            + sentence(path + ".*", sketch.entry()));
        return ways.isEmpty() ? "anything" : String.join("; or ", ways);
    }

    /** The text by which groups of keys are compared: two with equal texts are described once. */
    private static List<String> exact(Sketch sketch) {
        return Outline.of(sketch).keys().stream()
                .map(key -> key.name() + key.isRequired() + key.expected() + key.otherwise())
                .toList();
    }

    private static String code(String words) {
        return "`" + words + "`";
    }
}
