package emberdelve.config.load.sketch;

import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The explainer, which gives every key of the files its sentence. Sentences are found by the path
 * of a key; a group of keys that stands in several places has the path of the first of them.
 * Thread: one at a time.
 */
public final class Explainer {
    private final Meanings meanings;
    private final Map<List<String>, String> groups = new HashMap<>();
    private final Set<Sketch> done = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<String> unexplained = new LinkedHashSet<>();

    public Explainer(Meanings meanings) {
        this.meanings = meanings;
    }

    /** Explains the keys of a kind of files; {@code path}: what their keys' paths begin with. */
    public void explain(String path, Sketch some) {
        var sketch = some.real();
        if (!done.add(sketch)) return;
        if (sketch.hasFields) {
            var names = Outline.of(sketch).keys().stream().map(Outline.Key::name).toList();
            var group = groups.computeIfAbsent(names, _ -> path);
            for (var name : names) {
                var field = sketch.field(name);
                field.meaning = meanings.of(group, name);
                if (field.meaning.isEmpty()) unexplained.add(group + " " + name);
            }
            for (var name : names) explain(path + "." + name, sketch.field(name).value);
        }
        if (sketch.isList()) explain(path + "[]", sketch.item());
        if (!sketch.hasFields && sketch.isMapping()) explain(path + ".*", sketch.entry());
    }

    /** Keys without a sentence. */
    public Set<String> unexplained() {
        return Set.copyOf(unexplained);
    }
}
