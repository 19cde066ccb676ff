package emberdelve.config.load;

import java.io.IOException;
import java.lang.ref.SoftReference;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Files as they were parsed last, for whoever reads the same folder again and again: parsing is
 * half of the work of reading, and builders change a file at a time. Forgotten when memory is
 * wanted; what was {@link #learnt} by the build is not. Thread: one at a time.
 */
public final class ParsedFiles {
    private final LearntFiles learnt;
    private SoftReference<Map<String, Known>> known = new SoftReference<>(new HashMap<>());

    private record Known(String text, YamlNode node) {}

    public ParsedFiles() {
        this(LearntFiles.NONE);
    }

    private ParsedFiles(LearntFiles learnt) {
        this.learnt = learnt;
    }

    /** Those that {@link #writeTo} has written there; none when that file is of no use. */
    public static ParsedFiles learnt(Path file) {
        return new ParsedFiles(LearntFiles.read(file));
    }

    /**
     * Writes all that has been parsed, for other processes.
     *
     * @throws IOException if that cannot be written; what was there before stays
     */
    public void writeTo(Path file) throws IOException {
        LearntFiles.write(file, files().values().stream().map(Known::node).toList());
    }

    /** The topmost node; empty, with a problem, when the text is no YAML. */
    Optional<YamlNode> node(Source source, Problems problems) {
        var files = files();
        var before = files.get(source.file());
        if (before != null && before.text().equals(source.text()))
            return Optional.of(before.node());
        var node = learnt.node(source).or(() -> YamlFile.parse(source, problems));
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
