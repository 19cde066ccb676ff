package emberdelve.config.load.sketch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The meanings of keys, in a few words of a file beside the readers. */
public final class Meanings {
    private static final String ANY = "any";

    private final Map<String, String> sentences = new HashMap<>();
    private final Set<String> unused = new LinkedHashSet<>();

    private Meanings() {}

    /** The meanings of the content's keys. */
    public static Meanings ofContent() {
        try (var file = Meanings.class.getResourceAsStream("/emberdelve/config/load/keys.txt")) {
            if (file == null) throw new IllegalStateException("keys.txt is missing");
            return read(new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static Meanings read(String text) {
        var meanings = new Meanings();
        var group = "";
        for (var line : text.lines().toList()) {
            if (line.isBlank() || line.startsWith("#")) continue;
            if (line.startsWith("[")) group = line.substring(1, line.length() - 1);
            else meanings.add(group, line);
        }
        return meanings;
    }

    private void add(String group, String line) {
        var parts = line.split(": ", 2);
        sentences.put(group + " " + parts[0], parts[1]);
        unused.add(group + " " + parts[0]);
    }

    Optional<String> of(String group, String key) {
        var own = group + " " + key;
        var found = sentences.containsKey(own) ? own : ANY + " " + key;
        unused.remove(found);
        return Optional.ofNullable(sentences.get(found));
    }

    /** Sentences of keys that nobody has asked for. */
    public Set<String> unused() {
        return Set.copyOf(unused);
    }
}
