package emberdelve.server.simulate;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * The result of evenings.
 *
 * @param hours of each member of the party, all as many
 * @param levelTicks when they had each level on the average
 * @param gold that came in and went, by the reason and a sign
 * @param gear of each class, by the level of the party at whose first delve they had it
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

    /** Hours until they had that level on the average; empty if they never had. */
    public OptionalDouble hoursTo(int level) {
        return levelTicks.entrySet().stream()
                .filter(entry -> entry.getKey() >= level)
                .mapToDouble(entry -> (double) entry.getValue() / Evening.TICKS_PER_HOUR)
                .min();
    }
}
