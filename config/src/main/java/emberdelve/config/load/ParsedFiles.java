package emberdelve.config.load;

import java.lang.ref.SoftReference;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Files as they were parsed last, for whoever reads the same folder again and again: parsing is
 * half of the work of reading, and builders change a file at a time. Forgotten when memory is
 * wanted. Thread: one at a time.
 */
public final class ParsedFiles {
    private SoftReference<Map<String, Known>> known = new SoftReference<>(new HashMap<>());

    private record Known(String text, YamlNode node) {}

    /** The topmost node; empty, with a problem, when the text is no YAML. */
    Optional<YamlNode> node(Source source, Problems problems) {
        var files = files();
        var before = files.get(source.file());
        if (before != null && before.text().equals(source.text()))
            return Optional.of(before.node());
        var node = YamlFile.parse(source, problems);
        node.ifPresent(its -> files.put(source.file(), new Known(source.text(), its)));
        return node;
    }

    /** Gives all of it up: nobody will read the folder again for a while. */
    public void forget() {
        known.clear();
    }

    private Map<String, Known> files() {
        var files = known.get();
        if (files != null) return files;
        var none = new HashMap<String, Known>();
        known = new SoftReference<>(none);
        return none;
    }
}
