package emberdelve.server.builder;

import emberdelve.config.content.Content;
import emberdelve.config.content.ZoneTemplate;
import emberdelve.server.simulate.Match;
import emberdelve.server.simulate.Muster;
import emberdelve.server.simulate.Outlook;
import emberdelve.server.simulate.Wardrobe;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntConsumer;

/**
 * The test whether zones are as hard as they say: those for whom a zone is made, of the level that
 * is its danger and with what they have by then, fight all that lives there.
 */
public final class ZoneBalance {
    private final Content content;
    private final List<ZoneTemplate> zones;
    private final int fights;
    private final long seed;
    private final Map<Muster, Wardrobe> wardrobes = new HashMap<>();

    /**
     * @param zones the ids of the zones; empty for all zones
     * @param fights the number of fights against each encounter, at least 1, shared equally by the
     *     parties
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

    /** The most fights that are to be simulated; equal ones are fought only once. */
    public int fights() {
        return zones.stream()
                .flatMap(zone -> Encounter.of(content, zone).stream())
                .map(encounter -> parties(encounter.madeFor()))
                .mapToInt(parties -> parties.size() * ofEach(parties))
                .sum();
    }

    private int ofEach(List<Muster> parties) {
        return Math.ceilDiv(fights, parties.size());
    }

    /**
     * Lets parties fight all encounters, which takes a while: a minute for some dozens of
     * encounters.
     *
     * @param progress hears now and then how many fights are over
     */
    public List<Weighed> weigh(IntConsumer progress) throws InterruptedException {
        var bouts = new Bouts(content, seed, progress);
        var all = new ArrayList<Weighed>();
        for (var zone : zones) {
            var encounters = Encounter.of(content, zone);
            for (var encounter : encounters) {
                var parties = parties(encounter.madeFor());
                var outlooks = new ArrayList<Outlook>();
                for (var party : parties) {
                    var match = bouts.match(zone, party, encounter.who(), level(zone));
                    outlooks.add(bouts.fight(wardrobe(match).dress(match), ofEach(parties)));
                }
                all.add(new Weighed(zone, encounter, outlooks));
            }
        }
        return all;
    }

    private static int level(ZoneTemplate zone) {
        return Math.max(1, zone.danger());
    }

    /**
     * The things of a party at each level, found out by one simulation that reaches the highest
     * level of a zone for such a party.
     */
    private Wardrobe wardrobe(Match match) {
        return wardrobes.computeIfAbsent(
                match.party(), those -> Wardrobe.of(content, those, highest(those), seed));
    }

    private int highest(Muster party) {
        return zones.stream()
                .filter(zone -> fights(party, zone))
                .mapToInt(ZoneBalance::level)
                .max()
                .orElseThrow();
    }

    private boolean fights(Muster party, ZoneTemplate zone) {
        return Encounter.of(content, zone).stream()
                .anyMatch(encounter -> parties(encounter.madeFor()).contains(party));
    }

    /**
     * The parties of that size: one with a character of each class, and again from the first class.
     * If there are fewer characters than classes, there is a party beginning with each class, with
     * the next classes in it.
     */
    private List<Muster> parties(int size) {
        var classes = List.copyOf(content.classes().keySet());
        var parties = new ArrayList<Muster>();
        for (var first = 0; first < (size < classes.size() ? classes.size() : 1); first++) {
            var counts = new TreeMap<String, Integer>();
            for (var at = first; at < first + size; at++)
                counts.merge(classes.get(at % classes.size()), 1, Integer::sum);
            parties.add(Encounter.muster(counts));
        }
        return parties;
    }
}
