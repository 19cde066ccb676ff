package emberdelve.config.load;

import emberdelve.config.read.Problems;
import emberdelve.config.read.Source;
import emberdelve.config.read.YamlNode;

import org.jspecify.annotations.Nullable;

import java.lang.ref.SoftReference;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The nodes of files as they were parsed last, for a folder that is read again and again: parsing
 * is half of the work of reading, and builders change one file at a time. They are forgotten when
 * the JVM is short of memory. Thread: one at a time.
 */
public final class ParsedFiles {
    private SoftReference<@Nullable Map<String, Parsed>> byName = new SoftReference<>(null);

    private record Parsed(String text, YamlNode node) {}

    /** The topmost node of the file; empty, with a problem, when its text is no YAML. */
    Optional<YamlNode> node(Source source, Problems problems) {
        var parsed = parsed();
        var before = parsed.get(source.file());
        if (before != null && before.text().equals(source.text()))
            return Optional.of(before.node());
        var node = YamlFile.parse(source, problems);
        node.ifPresent(its -> parsed.put(source.file(), new Parsed(source.text(), its)));
        return node;
    }

    /** Forgets all nodes, as nobody will read the folder again for a while. */
    public void forget() {
        byName.clear();
    }

    private Map<String, Parsed> parsed() {
        var before = byName.get();
        if (before != null) return before;
        var fresh = new HashMap<String, Parsed>();
        byName = new SoftReference<>(fresh);
        return fresh;
    }
}
