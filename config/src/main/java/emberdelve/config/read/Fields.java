package emberdelve.config.read;

import emberdelve.config.read.scalar.Scalar;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * A mapping being read, key by key. Whatever nobody asked for by {@link #end} is an unknown key.
 * Thread: the one that loads.
 */
public final class Fields {
    private final YamlNode node;
    private final Problems problems;
    private final Map<String, YamlNode> entries;
    private final Set<String> asked = new LinkedHashSet<>();
    private final boolean isReadable;
    private final ReaderListener listener;

    private Fields(
            YamlNode node,
            Map<String, YamlNode> entries,
            boolean isReadable,
            Problems problems,
            ReaderListener listener) {
        this.node = node;
        this.listener = listener;
        this.entries = entries;
        this.isReadable = isReadable;
        this.problems = problems;
    }

    public static Fields of(YamlNode node, Problems problems) {
        var before = problems.size();
        var entries = node.fields(problems);
        // What is no mapping at all is one mistake, not one for every key it lacks.
        var isReadable = node.hasKeys() || problems.size() == before;
        // What is no mapping tells the listener nothing about the keys of one.
        var listener = isReadable ? node.listener() : ReaderListener.NOBODY;
        return new Fields(node, entries, isReadable, problems, listener);
    }

    /** The value; its kind's stand-in, with a problem, when it is missing or mistaken. */
    public <T> T required(String key, Scalar<T> kind) {
        listener.key(key).readsScalar(kind);
        return required(key, kind.expected())
                .flatMap(value -> value.read(kind, problems))
                .orElseGet(kind::standIn);
    }

    /** The value, or {@code otherwise} when there is none; a problem when it is mistaken. */
    public <T> T optional(String key, Scalar<T> kind, T otherwise) {
        listener.stands(key, otherwise);
        return optional(key, kind).orElse(otherwise);
    }

    /** The value, if there is one; a problem when it is mistaken. */
    public <T> Optional<T> optional(String key, Scalar<T> kind) {
        listener.key(key).readsScalar(kind);
        return optional(key).flatMap(value -> value.read(kind, problems));
    }

    /** The values of a list, without the mistaken ones; {@code otherwise} when there is no list. */
    public <T> List<T> list(String key, Scalar<T> kind, List<T> otherwise) {
        var list = optional(key);
        if (list.isEmpty()) return otherwise;
        return list.get().items(problems).stream()
                .flatMap(item -> item.read(kind, problems).stream())
                .toList();
    }

    /** The key's node, if it is there. */
    public Optional<YamlNode> optional(String key) {
        asked.add(key);
        listener.key(key);
        return Optional.ofNullable(entries.get(key));
    }

    /** The number of keys, known or not. */
    public int size() {
        return entries.size();
    }

    /** The key's node; a problem when it is not there. */
    public Optional<YamlNode> required(String key, String expected) {
        listener.requires(key);
        var value = optional(key);
        if (value.isEmpty() && isReadable) problems.add(node.missing(key, expected));
        return value;
    }

    /**
     * The mapping under that key. If it is missing, that is one problem, and the mapping returned
     * has no entries and reports no more.
     */
    public Fields requiredPart(String key) {
        return required(key, "a mapping")
                .map(part -> of(part, problems))
                .orElseGet(() -> missing(key));
    }

    private Fields missing(String key) {
        var part = listener.key(key);
        part.readsFields(0);
        return new Fields(node, Map.of(), false, problems, part);
    }

    /** Reports the keys that nobody asked for. */
    public void end() {
        endSuggesting(key -> Suggestion.nearest(key, asked));
    }

    /**
     * Reports the keys that nobody asked for, with {@code meant} to find the key that was meant;
     * returns whether there were any.
     */
    public boolean endSuggesting(Function<String, Optional<String>> meant) {
        var isUnknown = false;
        for (var entry : entries.entrySet()) {
            if (asked.contains(entry.getKey())) continue;
            isUnknown = true;
            var unknown =
                    entry.getValue()
                            .named(
                                    "unknown key",
                                    asked.isEmpty() ? "no key" : String.join(", ", asked));
            problems.add(unknown.suggesting(meant.apply(entry.getKey())));
        }
        return isUnknown;
    }
}
