package emberdelve.server.builder;

import emberdelve.config.content.Content;
import emberdelve.config.content.ZoneTemplate;
import emberdelve.server.simulate.Muster;
import emberdelve.server.simulate.Wardrobe;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * Whether zones are as hard as they say: those for whom a zone is made, of the level that is its
 * danger and with what they have by then, fight all that lives there.
 */
public final class ZoneBalance {
    private final Content content;
    private final List<ZoneTemplate> zones;
    private final int fights;
    private final long seed;

    /**
     * @param zones ids; empty for all
     * @param fights against each encounter, at least 1
     * @throws IllegalArgumentException when there is no such zone; the message names those there
     *     are
     */
    public ZoneBalance(Content content, List<String> zones, int fights, long seed) {
        this.content = content;
        this.fights = fights;
        this.seed = seed;
        this.zones =
                zones.isEmpty()
                        ? List.copyOf(content.zones().values())
                        : zones.stream().map(id -> ZoneLegend.of(content, id).zone()).toList();
    }

    /** How many fights there are to be simulated. */
    public int fights() {
        return zones.stream().mapToInt(zone -> Encounter.of(content, zone).size()).sum() * fights;
    }

    /**
     * Fights all of it, which takes a while: a minute for some dozens of encounters.
     *
     * @param progress is told now and then how many fights are over
     */
    public List<Weighed> weigh(IntConsumer progress) throws InterruptedException {
        var bouts = new Bouts(content, fights, seed, progress);
        var all = new ArrayList<Weighed>();
        for (var zone : zones) {
            var encounters = Encounter.of(content, zone);
            if (encounters.isEmpty()) continue;
            var party = party(content, zone);
            var level = Math.max(1, zone.danger());
            var wardrobe = Wardrobe.of(content, party, level, seed);
            for (var encounter : encounters) {
                var match = wardrobe.dress(bouts.match(zone, party, encounter.who(), level));
                all.add(new Weighed(zone, encounter, bouts.fight(match)));
            }
        }
        return all;
    }

    /** One of each class by turns, in their order. */
    static Muster party(Content content, ZoneTemplate zone) {
        var classes = List.copyOf(content.classes().keySet());
        var ranks = new ArrayList<Muster.Rank>();
        for (var at = 0; at < Math.min(classes.size(), zone.madeFor()); at++) {
            // Who is beyond the last class begins again with the first one.
            var count = Math.ceilDiv(zone.madeFor() - at, classes.size());
            ranks.add(new Muster.Rank(classes.get(at), count));
        }
        return new Muster(ranks);
    }
}
