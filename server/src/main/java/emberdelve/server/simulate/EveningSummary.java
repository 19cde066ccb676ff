package emberdelve.server.simulate;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * The summary of several evenings of one party, on the average of its members.
 *
 * @param hours the averages of hour after hour, up to the last hour that all evenings have
 * @param hoursTo the hours within which half of the parties reached a level; only levels that half
 *     of them reached
 * @param delvesWon the share of begun delves that were won, 0..1
 * @param goldAnHour the gold of each member in an hour, by the reason and a sign
 */
public record EveningSummary(
        EveningPlan plan,
        List<Hour> hours,
        Map<Integer, Double> hoursTo,
        double delvesAnHour,
        double delvesWon,
        Map<String, Double> goldAnHour) {
    public EveningSummary {
        hours = List.copyOf(hours);
        hoursTo = Map.copyOf(hoursTo);
    }

    /**
     * The averages over one hour, or over several.
     *
     * @param level the level at its end; so for {@code xp} and {@code gold}
     * @param xpGained the experience gained in an hour
     * @param deaths the deaths in an hour; so for {@code fights}
     * @param secondsAFight the seconds that a fight lasts; of {@code harmAFight}, 1.0 is a whole
     *     life
     * @param decisionsAFight the lines typed in a fight
     * @param linesAMinute the lines read in a minute
     * @param linesAFightingMinute the lines read in a minute of fights
     * @param shares the shares of the time, by activity; together 1
     */
    public record Hour(
            double level,
            double xp,
            double gold,
            double xpGained,
            double deaths,
            double fights,
            double secondsAFight,
            double harmAFight,
            double decisionsAFight,
            double linesAMinute,
            double linesAFightingMinute,
            Map<Activity, Double> shares) {}

    static EveningSummary of(List<EveningResult> results) {
        var members = results.stream().flatMap(each -> each.hours().stream()).toList();
        var count = members.stream().mapToInt(List::size).min().orElse(0);
        var hours = new ArrayList<Hour>();
        for (var at = 0; at < count; at++) {
            var hour = at;
            hours.add(hour(members.stream().map(member -> member.get(hour)).toList()));
        }
        var begun = results.stream().mapToInt(EveningResult::delves).sum();
        var won = results.stream().mapToInt(EveningResult::delvesWon).sum();
        var partyHours = results.stream().mapToInt(each -> each.hours().getFirst().size()).sum();
        return new EveningSummary(
                results.getFirst().plan(),
                hours,
                hoursTo(results),
                (double) begun / partyHours,
                begun == 0 ? 0 : (double) won / begun,
                gold(results));
    }

    /** The averages over all hours. */
    public Hour whole() {
        return mean(hours);
    }

    /**
     * The averages over the hours at whose beginning the level was in that range; empty if there
     * was none.
     */
    public Optional<Hour> between(int from, int below) {
        var some = new ArrayList<Hour>();
        for (var at = 0; at < hours.size(); at++) {
            var level = at == 0 ? plan.fromLevel() : hours.get(at - 1).level();
            if (level >= from && level < below) some.add(hours.get(at));
        }
        return some.isEmpty() ? Optional.empty() : Optional.of(mean(some));
    }

    private static Hour mean(List<Hour> all) {
        var shares = new EnumMap<Activity, Double>(Activity.class);
        for (var activity : Activity.values())
            shares.put(
                    activity,
                    mean(all.stream(), hour -> hour.shares().getOrDefault(activity, 0.0)));
        return new Hour(
                all.getLast().level(),
                all.getLast().xp(),
                all.getLast().gold(),
                mean(all.stream(), Hour::xpGained),
                mean(all.stream(), Hour::deaths),
                mean(all.stream(), Hour::fights),
                weighted(all, Hour::secondsAFight),
                weighted(all, Hour::harmAFight),
                weighted(all, Hour::decisionsAFight),
                mean(all.stream(), Hour::linesAMinute),
                mean(all.stream(), Hour::linesAFightingMinute),
                shares);
    }

    /** The levels gained in an hour, until the party reached the level at which it stops. */
    public double levelsAnHour() {
        var goal = hoursTo(plan.toLevel());
        if (goal.isPresent()) return (plan.toLevel() - plan.fromLevel()) / goal.getAsDouble();
        return hours.isEmpty() ? 0 : (hours.getLast().level() - plan.fromLevel()) / hours.size();
    }

    public OptionalDouble hoursTo(int level) {
        var hour = hoursTo.get(level);
        return hour == null ? OptionalDouble.empty() : OptionalDouble.of(hour);
    }

    private static Hour hour(List<HourFigures> all) {
        var fights = Math.max(1, all.stream().mapToInt(HourFigures::fights).sum());
        var shares = new EnumMap<Activity, Double>(Activity.class);
        for (var activity : Activity.values())
            shares.put(
                    activity,
                    mean(all.stream(), each -> each.ticks().getOrDefault(activity, 0L))
                            / Evening.TICKS_PER_HOUR);
        return new Hour(
                mean(all.stream(), HourFigures::level),
                mean(all.stream(), HourFigures::xp),
                mean(all.stream(), HourFigures::gold),
                mean(all.stream(), HourFigures::xpGained),
                mean(all.stream(), HourFigures::deaths),
                mean(all.stream(), HourFigures::fights),
                sum(all, HourFigures::fightTicks) / fights / Evening.TICKS_PER_SECOND,
                sum(all, HourFigures::harm) / fights,
                sum(all, HourFigures::decisions) / fights,
                mean(all.stream(), HourFigures::linesRead) / 60,
                sum(all, HourFigures::linesInFights)
                        / Math.max(1, sum(all, HourFigures::fightTicks))
                        * Evening.TICKS_PER_SECOND
                        * 60,
                shares);
    }

    private static double weighted(List<Hour> all, ToDoubleFunction<Hour> of) {
        var fights = all.stream().mapToDouble(Hour::fights).sum();
        if (fights == 0) return 0;
        return all.stream().mapToDouble(hour -> of.applyAsDouble(hour) * hour.fights()).sum()
                / fights;
    }

    private static double sum(List<HourFigures> all, ToDoubleFunction<HourFigures> of) {
        return all.stream().mapToDouble(of).sum();
    }

    private static <T> double mean(Stream<T> all, ToDoubleFunction<T> of) {
        return all.mapToDouble(of).average().orElse(0);
    }

    /**
     * The median of the hours to each level; a party that did not come so far counts as later than
     * all others.
     */
    private static Map<Integer, Double> hoursTo(List<EveningResult> results) {
        var hoursTo = new TreeMap<Integer, Double>();
        for (var level = 2; level <= results.getFirst().plan().toLevel(); level++) {
            var wanted = level;
            var reached =
                    results.stream()
                            .flatMapToDouble(each -> each.hoursTo(wanted).stream())
                            .sorted()
                            .toArray();
            var middle = (results.size() - 1) / 2;
            if (middle < reached.length) hoursTo.put(level, reached[middle]);
        }
        return hoursTo;
    }

    private static Map<String, Double> gold(List<EveningResult> results) {
        var hours =
                results.stream()
                        .mapToInt(each -> each.hours().size() * each.hours().getFirst().size())
                        .sum();
        var gold = new TreeMap<String, Double>();
        for (var each : results)
            each.gold()
                    .forEach(
                            (reason, sum) -> gold.merge(reason, (double) sum / hours, Double::sum));
        return gold;
    }
}
