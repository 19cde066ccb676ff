package emberdelve.server.builder;

import emberdelve.config.content.Content;
import emberdelve.config.content.Standing;
import emberdelve.config.content.ZoneTemplate;
import emberdelve.server.simulate.Muster;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A place, and all that one may meet there at once, in its greatest number.
 *
 * @param where a room of the zone, or how else they come
 * @param standing of the one who matters most
 */
record Encounter(String where, Muster who, Standing standing) {
    /** The rooms in which somebody lives, who else comes by, and of whom there are rumours. */
    static List<Encounter> of(Content content, ZoneTemplate zone) {
        var all = new ArrayList<>(atHome(zone));
        zone.encounters()
                .ifPresent(wandering -> {
                    for (var entry : wandering.table()) {
                        var most = Math.min(entry.count().max(), wandering.cap());
                        var who = muster(Map.of(entry.monster(), most));
                        all.add(new Encounter("wandering", who, Standing.ORDINARY));
                    }
                });
        content.pursuits()
                .rumours()
                .ifPresent(rumours -> {
                    for (var rare : rumours.rare())
                        if (rare.zone().equals(zone.id())) {
                            var who = muster(Map.of(rare.monster(), 1));
                            all.add(new Encounter("rumoured", who, Standing.ELITE));
                        }
                });
        return all;
    }

    private static List<Encounter> atHome(ZoneTemplate zone) {
        var counts = new LinkedHashMap<String, Map<String, Integer>>();
        var standings = new LinkedHashMap<String, Standing>();
        for (var spawn : zone.spawns()) {
            if (spawn.count().max() == 0) continue;
            var room = spawn.room().value().substring(zone.id().length() + 1);
            counts.computeIfAbsent(room, _ -> new LinkedHashMap<>())
                    .merge(spawn.monster(), spawn.count().max(), Integer::sum);
            standings.merge(room, spawn.standing(), Encounter::higher);
        }
        var all = new ArrayList<Encounter>();
        counts.forEach((room, who) -> {
            var standing = standings.getOrDefault(room, Standing.ORDINARY);
            all.add(new Encounter(room, muster(who), standing));
        });
        return all;
    }

    private static Standing higher(Standing one, Standing other) {
        return one.compareTo(other) > 0 ? one : other;
    }

    private static Muster muster(Map<String, Integer> counts) {
        return new Muster(
                counts.entrySet().stream()
                        .map(each -> new Muster.Rank(each.getKey(), each.getValue()))
                        .toList());
    }

    @Override
    public String toString() {
        return where + " (" + who + ")";
    }
}
