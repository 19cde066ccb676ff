package emberdelve.server.feature.journal;

import emberdelve.db.row.JsonColumn;
import emberdelve.db.row.Require;
import emberdelve.db.row.Table;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The journal of a character.
 *
 * @param kinds the entries, by the ids of the kinds of monsters
 * @param names the names of victims that had names of their own, by the ids of their kinds
 */
public record JournalRow(
        long characterId,
        @JsonColumn Map<String, JournalEntry> kinds,
        @JsonColumn Map<String, List<String>> names) {
    public static final Table<JournalRow> TABLE = Table.of("journal", JournalRow.class);

    public JournalRow {
        Require.range("character_id", characterId, 1, Long.MAX_VALUE);
        var own = new TreeMap<String, JournalEntry>();
        kinds.forEach((kind, entry) -> {
            Require.word("kind", kind);
            own.put(kind.intern(), entry);
        });
        kinds = Collections.unmodifiableMap(own);
        var called = new TreeMap<String, List<String>>();
        names.forEach((kind, each) -> {
            Require.word("kind", kind);
            called.put(kind.intern(), List.copyOf(each));
        });
        names = Collections.unmodifiableMap(called);
    }
}
