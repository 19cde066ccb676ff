package emberdelve.config.region;

import emberdelve.config.content.Content;
import emberdelve.config.content.ZoneTemplate;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The zones of a dungeon with the work that each makes, and the ways between them.
 *
 * @param work the share of all work in each zone; all together are 1
 * @param ways the number of exits from one zone to another, both directions, by the lower id and
 *     then by the higher
 */
record ZoneGraph(SortedMap<String, Double> work, Map<String, SortedMap<String, Integer>> ways) {
    /** The work of a room against that of a monster: rooms wait, monsters act. */
    private static final double ROOM = 0.1;

    ZoneGraph {
        work = Collections.unmodifiableSortedMap(new TreeMap<>(work));
        ways = Map.copyOf(ways);
    }

    /**
     * The graph of that content. The work of a zone is half its share of what lives in the dungeon,
     * for that acts while somebody is near, and half its share of the people.
     *
     * @param people how much of their time people spend in each zone; nothing if nobody knows, and
     *     then what lives there counts alone
     */
    static ZoneGraph of(Content content, Map<String, Long> people) {
        var life = new TreeMap<String, Double>();
        var played = new TreeMap<String, Double>();
        var ways = new TreeMap<String, SortedMap<String, Integer>>();
        for (var zone : content.zones().values()) {
            life.put(zone.id(), life(zone));
            played.put(zone.id(), (double) people.getOrDefault(zone.id(), 0L));
            for (var room : zone.rooms())
                for (var exit : room.exits().values()) {
                    var to = exit.to().zone();
                    if (to.equals(zone.id()) || !content.zones().containsKey(to)) continue;
                    var isLower = zone.id().compareTo(to) < 0;
                    ways.computeIfAbsent(isLower ? zone.id() : to, _ -> new TreeMap<>())
                            .merge(isLower ? to : zone.id(), 1, Integer::sum);
                }
        }
        var shares = shares(life);
        if (played.values().stream().anyMatch(each -> each > 0)) {
            var ofPeople = shares(played);
            shares.replaceAll((zone, share) -> (share + ofPeople.getOrDefault(zone, 0.0)) / 2);
        }
        return new ZoneGraph(shares, ways);
    }

    private static double life(ZoneTemplate zone) {
        var living = zone.spawns().stream().mapToDouble(spawn -> spawn.count().mean()).sum();
        var passing = zone.encounters().map(each -> (double) each.cap()).orElse(0.0);
        return living + passing + zone.rooms().size() * ROOM;
    }

    private static TreeMap<String, Double> shares(Map<String, Double> amounts) {
        var sum = amounts.values().stream().mapToDouble(Double::doubleValue).sum();
        var shares = new TreeMap<String, Double>();
        amounts.forEach((zone, amount) -> shares.put(zone, sum == 0 ? 0 : amount / sum));
        return shares;
    }

    /** The number of exits between the two zones. */
    int between(String one, String other) {
        var isLower = one.compareTo(other) < 0;
        return ways.getOrDefault(isLower ? one : other, Collections.emptySortedMap())
                .getOrDefault(isLower ? other : one, 0);
    }
}
