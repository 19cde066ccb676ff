package emberdelve.server.simulate;

import java.util.List;
import java.util.stream.Collectors;

/**
 * The plan of whole evenings: who plays them, and for how long.
 *
 * @param party whose first member leads
 * @param hours of the game's time
 * @param fromLevel with which they begin, by a gift of experience
 * @param settings lines that each of them types first: {@code set combat full}
 * @param toLevel ends it, when all have reached that level
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

    /** {@code 1 striker, plain}. */
    @Override
    public String toString() {
        return party
                + (manner == Match.Manner.PLAIN ? ", plain" : "")
                + settings.stream().map(each -> ", " + each).collect(Collectors.joining());
    }
}
