package emberdelve.server.feature.journal;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/** What one character has noted of each kind of monster that it has met. Thread: world. */
public final class Journal {
    /** In the order of the kinds' ids. */
    private final Map<String, JournalEntry> entries = new TreeMap<>();

    /** An empty one. */
    Journal() {}

    Journal(Map<String, JournalEntry> entries) {
        this.entries.putAll(entries);
    }

    /** By the kind's id; only kinds that the character has killed or been killed by. */
    public Map<String, JournalEntry> entries() {
        return Collections.unmodifiableMap(entries);
    }

    /** What is noted of that kind, perhaps nothing. */
    public JournalEntry of(String kind) {
        return entries.getOrDefault(kind, JournalEntry.NONE);
    }

    /** The kills of all kinds. */
    public long kills() {
        return entries.values().stream().mapToLong(JournalEntry::kills).sum();
    }

    void note(String kind, UnaryOperator<JournalEntry> change) {
        entries.put(kind, change.apply(of(kind)));
    }
}
