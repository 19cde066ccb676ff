package emberdelve.config.load.sketch;

import emberdelve.config.read.PartReader;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The meanings of keys, a few words each, which stand in files beside the keys' readers. */
public final class Meanings {
    private static final String ANY = "any";
    private static final String SHARED = "/emberdelve/config/load/keys.txt";

    /** The name of the file beside a reader. */
    private static final String BESIDE = "keys.txt";

    private final Map<String, String> sentences = new HashMap<>();
    private final Set<String> unused = new LinkedHashSet<>();

    private Meanings() {}

    /** The meanings of the keys that all content has, and of those of these readers. */
    public static Meanings of(List<PartReader<?>> readers) {
        var meanings = new Meanings();
        meanings.read(Meanings.class, SHARED);
        for (var reader : readers) meanings.read(reader.getClass(), BESIDE);
        return meanings;
    }

    private void read(Class<?> of, String resource) {
        try (var file = of.getResourceAsStream(resource)) {
            if (file != null) read(new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private void read(String text) {
        var group = "";
        for (var line : text.lines().toList()) {
            if (line.isBlank() || line.startsWith("#")) continue;
            if (line.startsWith("[")) group = line.substring(1, line.length() - 1);
            else add(group, line);
        }
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
