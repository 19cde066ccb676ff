package emberdelve.server.feature.journal;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/** The notes of one character on each kind of monster that it has met. Thread: world. */
public final class Journal {
    /**
     * The most names that are kept of each kind, the latest: more would be a list and no memory.
     */
    static final int NAMES_MAX = 5;

    /** The entries in the order of the kinds' ids. */
    private final Map<String, JournalEntry> entries = new TreeMap<>();

    private final Map<String, List<String>> names = new TreeMap<>();

    /** An empty one. */
    Journal() {}

    Journal(Map<String, JournalEntry> entries, Map<String, List<String>> names) {
        this.entries.putAll(entries);
        this.names.putAll(names);
    }

    /** The entries by the kind's id; only kinds that the character has killed or been killed by. */
    public Map<String, JournalEntry> entries() {
        return Collections.unmodifiableMap(entries);
    }

    /** The entry of that kind, perhaps nothing. */
    public JournalEntry of(String kind) {
        return entries.getOrDefault(kind, JournalEntry.NONE);
    }

    /** The names of victims that had names of their own, by the kind's id, the latest last. */
    public Map<String, List<String>> names() {
        return Collections.unmodifiableMap(names);
    }

    /** The same of that kind; perhaps none. */
    public List<String> namesOf(String kind) {
        return names.getOrDefault(kind, List.of());
    }

    /** The kills of all kinds. */
    public long kills() {
        return entries.values().stream().mapToLong(JournalEntry::kills).sum();
    }

    /** One of that kind that was killed had that name. */
    void call(String kind, String name) {
        var all = new ArrayList<>(namesOf(kind));
        all.remove(name);
        all.add(name);
        names.put(kind, List.copyOf(all.subList(Math.max(0, all.size() - NAMES_MAX), all.size())));
    }

    void note(String kind, UnaryOperator<JournalEntry> change) {
        entries.put(kind, change.apply(of(kind)));
    }
}
