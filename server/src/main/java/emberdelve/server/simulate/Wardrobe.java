package emberdelve.server.simulate;

import emberdelve.config.content.Content;

import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * The things of each class of a party at each level: those with which they go into a delve in an
 * evening that is simulated.
 */
public final class Wardrobe {
    /** The most hours of the evening, in case the party never reaches its level. */
    private static final int HOURS_MAX = 50;

    private final NavigableMap<Integer, Map<String, Gear>> byLevel;

    private Wardrobe(Map<Integer, Map<String, Gear>> byLevel) {
        this.byLevel = new TreeMap<>(byLevel);
    }

    /**
     * Plays until everybody is one level above that, which takes a while: some seconds for five
     * levels.
     *
     * @param party the party, of 1 to 6
     */
    public static Wardrobe of(Content content, Muster party, int level, long seed) {
        var plan =
                new EveningPlan(
                        party, Match.Manner.SKILLED, List.of(), HOURS_MAX, 1, level + 1, seed);
        return new Wardrobe(Evening.play(content, plan).gear());
    }

    /** The match, fought with what they had at its level. */
    public Match dress(Match match) {
        var had = byLevel.ceilingEntry(match.level());
        if (had == null) had = byLevel.lastEntry();
        return had == null ? match : match.withGear(had.getValue());
    }
}
