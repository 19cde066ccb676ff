package emberdelve.server.builder;

import emberdelve.config.content.Content;
import emberdelve.config.content.SkyWhen;
import emberdelve.config.content.SpawnTemplate;
import emberdelve.config.content.Standing;
import emberdelve.config.content.ZoneTemplate;
import emberdelve.server.simulate.Muster;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An encounter: all monsters that one may meet at once in a place, in their greatest number.
 *
 * @param where the room of the zone, or the word for how else the monsters come
 * @param standing the highest standing among them
 * @param madeFor the number of characters for whom it is made
 */
record Encounter(String where, Muster who, Standing standing, int madeFor) {
    /**
     * The encounters of a zone: the monsters of each room under each sky, those that wander, and
     * those of which there are rumours.
     */
    static List<Encounter> of(Content content, ZoneTemplate zone) {
        var byRoom = new LinkedHashMap<String, List<SpawnTemplate>>();
        for (var spawn : zone.spawns())
            if (spawn.count().max() > 0)
                byRoom.computeIfAbsent(
                                spawn.room().value().substring(zone.id().length() + 1),
                                _ -> new ArrayList<>())
                        .add(spawn);
        var all = new ArrayList<Encounter>();
        byRoom.forEach((room, spawns) ->
                spawns.stream()
                        .map(SpawnTemplate::when)
                        .distinct()
                        .forEach(sky -> all.add(atHome(room, spawns, sky, zone))));
        zone.encounters()
                .ifPresent(wandering -> {
                    for (var entry : wandering.table()) {
                        var most = Math.min(entry.count().max(), wandering.cap());
                        var who = muster(Map.of(entry.monster(), most));
                        all.add(new Encounter("wandering", who, entry.standing(), zone.madeFor()));
                    }
                });
        content.parts().stream()
                .flatMap(part -> part.gains().stream())
                .filter(gain -> gain.where().equals(zone.id()))
                .flatMap(gain -> gain.monsters().stream())
                .forEach(monster -> {
                    var who = muster(Map.of(monster, 1));
                    all.add(new Encounter("rumoured", who, Standing.ELITE, zone.madeFor()));
                });
        return all;
    }

    /** The encounter with those who are always there, and those of that sky. */
    private static Encounter atHome(
            String room, List<SpawnTemplate> spawns, Optional<SkyWhen> sky, ZoneTemplate zone) {
        var counts = new LinkedHashMap<String, Integer>();
        var standing = Standing.SLIGHT;
        var madeFor = 0;
        for (var spawn : spawns) {
            if (spawn.when().isPresent() && !spawn.when().equals(sky)) continue;
            counts.merge(spawn.monster(), spawn.count().max(), Integer::sum);
            var its = spawn.challenge();
            if (its.standing().compareTo(standing) > 0) standing = its.standing();
            madeFor = Math.max(madeFor, its.madeFor().orElse(zone.madeFor()));
        }
        return new Encounter(room + ZoneLegend.sky(sky), muster(counts), standing, madeFor);
    }

    /** The muster of so many of each kind, in that order. */
    static Muster muster(Map<String, Integer> counts) {
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
