package emberdelve.config.load;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.lang.ref.SoftReference;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Files as they were parsed last, for whoever reads the same folder again and again: parsing is
 * half of the work of reading, and builders change a file at a time. Forgotten when memory is
 * wanted. Thread: one at a time.
 */
public final class ParsedFiles {
    private final Optional<Path> learntFrom;
    private SoftReference<@Nullable Known> known = new SoftReference<>(null);

    /** {@code parsed}: since then, by name. */
    private record Known(LearntFiles learnt, Map<String, Parsed> parsed) {}

    private record Parsed(String text, YamlNode node) {}

    private ParsedFiles(Optional<Path> learntFrom) {
        this.learntFrom = learntFrom;
    }

    public ParsedFiles() {
        this(Optional.empty());
    }

    /** Knows what {@link #writeTo} has written there; nothing when that file is of no use. */
    public static ParsedFiles learnt(Path file) {
        return new ParsedFiles(Optional.of(file));
    }

    /**
     * Writes all that has been parsed, for other processes.
     *
     * @throws IOException if that cannot be written; what was there before stays
     */
    public void writeTo(Path file) throws IOException {
        LearntFiles.write(file, known().parsed().values().stream().map(Parsed::node).toList());
    }

    /** The topmost node; empty, with a problem, when the text is no YAML. */
    Optional<YamlNode> node(Source source, Problems problems) {
        var known = known();
        var before = known.parsed().get(source.file());
        if (before != null && before.text().equals(source.text()))
            return Optional.of(before.node());
        var node = known.learnt().node(source).or(() -> YamlFile.parse(source, problems));
        node.ifPresent(its -> known.parsed().put(source.file(), new Parsed(source.text(), its)));
        return node;
    }

    /** Gives all of it up: nobody will read the folder again for a while. */
    public void forget() {
        known.clear();
    }

    private Known known() {
        var before = known.get();
        if (before != null) return before;
        var learnt = learntFrom.map(LearntFiles::read).orElse(LearntFiles.NONE);
        var fresh = new Known(learnt, new HashMap<>());
        known = new SoftReference<>(fresh);
        return fresh;
    }
}
