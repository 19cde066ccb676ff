package emberdelve.server.simulate;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * The result of evenings.
 *
 * @param hours the hours of each member of the party, the same number for all
 * @param levelTicks the ticks at which their average level reached each level
 * @param gold the gold that came in and that went, by the reason and a sign
 * @param gear the gear of each class at the first delve at each level of the party
 */
public record EveningResult(
        EveningPlan plan,
        List<List<HourFigures>> hours,
        Map<Integer, Long> levelTicks,
        int delves,
        int delvesWon,
        Map<String, Long> gold,
        Map<Integer, Map<String, Gear>> gear) {
    public EveningResult {
        hours = List.copyOf(hours);
        levelTicks = Map.copyOf(levelTicks);
        gold = Map.copyOf(gold);
        gear = Map.copyOf(gear);
    }

    /** The hours until their average level reached that level; empty if it never did. */
    public OptionalDouble hoursTo(int level) {
        return levelTicks.entrySet().stream()
                .filter(entry -> entry.getKey() >= level)
                .mapToDouble(entry -> (double) entry.getValue() / Evening.TICKS_PER_HOUR)
                .min();
    }
}
