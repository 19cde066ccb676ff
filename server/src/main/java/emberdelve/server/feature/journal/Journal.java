package emberdelve.server.feature.journal;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/** The notes of one character on each kind of monster that it has met. Thread: world. */
public final class Journal {
    /** The most names that are kept of each kind, which are the latest. */
    static final int NAMES_MAX = 5;

    /** The entries in the order of the kinds' ids. */
    private final Map<String, JournalEntry> entries = new TreeMap<>();

    private final Map<String, List<String>> names = new TreeMap<>();

    /** Makes an empty journal. */
    Journal() {}

    Journal(Map<String, JournalEntry> entries, Map<String, List<String>> names) {
        this.entries.putAll(entries);
        this.names.putAll(names);
    }

    /**
     * The entries by the kind's id: one for each kind that the character has killed or been killed
     * by.
     */
    public Map<String, JournalEntry> entries() {
        return Collections.unmodifiableMap(entries);
    }

    /** The entry of that kind; {@link JournalEntry#NONE} if there is none. */
    public JournalEntry of(String kind) {
        return entries.getOrDefault(kind, JournalEntry.NONE);
    }

    /** The names of victims that had names of their own, by the kind's id, the latest last. */
    public Map<String, List<String>> names() {
        return Collections.unmodifiableMap(names);
    }

    /** The names of such victims of that kind, the latest last; perhaps none. */
    public List<String> namesOf(String kind) {
        return names.getOrDefault(kind, List.of());
    }

    /** The number of kills, of all kinds together. */
    public long kills() {
        return entries.values().stream().mapToLong(JournalEntry::kills).sum();
    }

    /** Notes the name of a victim of that kind. */
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
