package emberdelve.server.simulate;

import java.util.List;
import java.util.stream.Collectors;

/**
 * The plan of whole evenings: who plays them, and for how long.
 *
 * @param party the party, whose first member leads
 * @param hours the length in hours of the game's time
 * @param fromLevel the level at which they begin, by a gift of experience
 * @param settings lines that each of them types first: {@code set combat full}
 * @param toLevel the level at which the evenings end, once all have reached it
 */
public record EveningPlan(
        Muster party,
        Match.Manner manner,
        List<String> settings,
        int hours,
        int fromLevel,
        int toLevel,
        long seed) {
    public EveningPlan {
        settings = List.copyOf(settings);
    }

    public EveningPlan withSeed(long other) {
        return new EveningPlan(party, manner, settings, hours, fromLevel, toLevel, other);
    }

    /** The plan in words: {@code 1 striker, plain}. */
    @Override
    public String toString() {
        return party
                + (manner == Match.Manner.PLAIN ? ", plain" : "")
                + settings.stream().map(each -> ", " + each).collect(Collectors.joining());
    }
}
