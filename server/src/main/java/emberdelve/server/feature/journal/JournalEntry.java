package emberdelve.server.feature.journal;

import emberdelve.db.row.Require;

import java.util.Collection;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * The notes of one character on one kind of monster. Days are counted since 1970.
 *
 * @param alone kills that nobody shared
 * @param shared kills shared with others
 * @param firstDay the day of the first kill
 * @param lastDay the day of the latest kill
 * @param closest the fewest hit points that the character had left at a kill; 0 before the first
 * @param deaths how often a monster of the kind killed the character
 * @param drops the ids of the items that were found on the victims, each with the number of kills
 *     at which it was found
 */
public record JournalEntry(
        long alone,
        long shared,
        long firstDay,
        long lastDay,
        long closest,
        long deaths,
        Map<String, Long> drops) {
    static final JournalEntry NONE = new JournalEntry(0, 0, 0, 0, 0, 0, Map.of());

    public JournalEntry {
        Require.natural("alone", alone);
        Require.natural("shared", shared);
        Require.natural("first_day", firstDay);
        Require.natural("last_day", lastDay);
        Require.natural("closest", closest);
        Require.natural("deaths", deaths);
        var own = new TreeMap<String, Long>();
        drops.forEach((item, times) -> {
            Require.word("item", item);
            Require.natural("times", times);
            own.put(item.intern(), times);
        });
        drops = Collections.unmodifiableMap(own);
    }

    /** All kills, shared or not. */
    public long kills() {
        return alone + shared;
    }

    /** The entry after one kill more. */
    JournalEntry killed(boolean isShared, long day, int hpLeft, Collection<String> found) {
        var more = new TreeMap<>(drops);
        for (var item : found) more.merge(item, 1L, Long::sum);
        return new JournalEntry(
                alone + (isShared ? 0 : 1),
                shared + (isShared ? 1 : 0),
                kills() == 0 ? day : firstDay,
                day,
                closest == 0 ? hpLeft : Math.min(closest, hpLeft),
                deaths,
                more);
    }

    /** The entry after a monster of the kind killed the character. */
    JournalEntry died() {
        return new JournalEntry(alone, shared, firstDay, lastDay, closest, deaths + 1, drops);
    }
}
