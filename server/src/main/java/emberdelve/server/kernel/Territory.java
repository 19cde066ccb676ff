package emberdelve.server.kernel;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * The territory of one world: its share of the zones of content, which several worlds may have
 * divided among themselves. A world has all rooms on its map, so that maps, paths and exits are
 * whole; but in the zones of others nothing lives, and time stands still.
 *
 * @param nth which of the worlds this one is, from 0; the first is the capital
 * @param worlds how many there are
 * @param zones which world a zone of content belongs to; one that is not named is the capital's
 */
public record Territory(int nth, int worlds, Map<String, Integer> zones) {
    /** The territory of a world that has everything. */
    public static final Territory WHOLE = new Territory(0, 1, Map.of());

    public Territory {
        zones = Collections.unmodifiableMap(new TreeMap<>(zones));
        if (nth < 0 || nth >= worlds) throw new IllegalArgumentException(nth + " of " + worlds);
        if (zones.values().stream().anyMatch(each -> each < 0 || each >= worlds))
            throw new IllegalArgumentException(zones + " of " + worlds);
    }

    /**
     * The territories of worlds that share content.
     *
     * @param shares the zones of each; those of no share are the first one's
     */
    public static List<Territory> of(List<List<String>> shares) {
        var zones = new HashMap<String, Integer>();
        for (var nth = 0; nth < shares.size(); nth++)
            for (var zone : shares.get(nth)) zones.put(zone, nth);
        return IntStream.range(0, shares.size())
                .mapToObj(nth -> new Territory(nth, shares.size(), zones))
                .toList();
    }

    /** The territory of a world that has everything for a while, in the place of so many. */
    public static Territory allOf(int worlds) {
        return new Territory(0, worlds, Map.of());
    }

    /** The number of the world that the zone of content belongs to. */
    public int of(String zone) {
        return zones.getOrDefault(zone, 0);
    }

    /** Whether the zone of content is this world's. */
    public boolean holds(String zone) {
        return of(zone) == nth;
    }
}
