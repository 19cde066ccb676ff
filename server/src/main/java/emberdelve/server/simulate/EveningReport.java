package emberdelve.server.simulate;

import emberdelve.server.chart.LineChart;

import java.util.ArrayList;
import java.util.Formatter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.StringJoiner;

/** The report of evenings: Markdown tables, a drawing, and JSON for programs. */
public final class EveningReport {
    private static final List<Integer> LEVELS = List.of(5, 10, 20);

    private static final String FIGURES =
            "deaths | fights | seconds a fight | harm a fight | decisions a fight | lines a minute"
                    + " | in fights | fighting | exploring | resting | errands |\n";

    private EveningReport() {}

    /** A table with a line for each hour. */
    public static String hours(EveningSummary of) {
        var table = new Formatter(new StringBuilder(), Locale.ROOT);
        table.format("| hour | level | XP | gold | XP gained | " + FIGURES);
        table.format("|%s%n", "--:|".repeat(16));
        for (var at = 0; at < of.hours().size(); at++) {
            var hour = of.hours().get(at);
            table.format(
                    "| %d | %.1f | %.0f | %.0f | %.0f |",
                    at + 1, hour.level(), hour.xp(), hour.gold(), hour.xpGained());
            figures(table, hour);
        }
        table.format(
                "%nDelves: %.1f an hour, %.0f %% of them won.%n",
                of.delvesAnHour(), 100 * of.delvesWon());
        table.format("%nGold an hour, a head: %s.%n", goldByKind(of));
        return table.toString();
    }

    /**
     * A table with a line for each party, relative to the mean of the parties of one; then tables
     * with a line for each party while its level is below 5, below 10 and higher.
     */
    public static String parties(List<EveningSummary> all) {
        var table = new Formatter(new StringBuilder(), Locale.ROOT);
        table.format(
                "| party | hours to 5 | to 10 | to 20 | levels an hour | relative | XP an hour |"
                        + " relative | delves an hour | won | gold in | gold out |%n");
        table.format("|---|%s%n", "--:|".repeat(11));
        var alone = all.stream().filter(each -> each.plan().party().size() == 1).toList();
        var usual = alone.isEmpty() ? all : alone;
        var levels = usual.stream().mapToDouble(EveningSummary::levelsAnHour).average().orElse(1);
        var xp = usual.stream().mapToDouble(EveningReport::xpAnHour).average().orElse(1);
        for (var each : all) {
            table.format("| %s |", each.plan());
            for (var level : LEVELS) table.format(" %s |", hours(each.hoursTo(level)));
            table.format(
                    " %.2f | %.2f | %.0f | %.2f | %.1f | %.0f %% | %.0f | %.0f |%n",
                    each.levelsAnHour(),
                    each.levelsAnHour() / levels,
                    xpAnHour(each),
                    xpAnHour(each) / xp,
                    each.delvesAnHour(),
                    100 * each.delvesWon(),
                    gold(each, "+"),
                    gold(each, "-"));
        }
        table.format("%n| party | levels | XP an hour | " + FIGURES);
        table.format("|---|%s%n", "--:|".repeat(13));
        for (var each : all) bands(table, each);
        table.format(
                "%n| party | where gold comes from, and where it goes, an hour and a head |%n");
        table.format("|---|---|%n");
        for (var each : all) table.format("| %s | %s |%n", each.plan(), goldByKind(each));
        return table.toString();
    }

    /** The drawing of the level of each party by the hours that it has played. */
    public static LineChart chart(List<EveningSummary> all) {
        return new LineChart(
                "Levels by hours played",
                "level",
                "hours",
                false,
                false,
                all.stream().map(EveningReport::levels).toList());
    }

    private static LineChart.Series levels(EveningSummary of) {
        var points = new ArrayList<LineChart.Point>();
        points.add(new LineChart.Point(0, of.plan().fromLevel()));
        for (var hour : of.hours()) points.add(new LineChart.Point(points.size(), hour.level()));
        return new LineChart.Series(of.plan().toString(), points);
    }

    private static void bands(Formatter to, EveningSummary of) {
        for (var at = 0; at < LEVELS.size(); at++) {
            var from = at == 0 ? 1 : LEVELS.get(at - 1);
            var below = LEVELS.get(at);
            var some = of.between(from, below);
            if (some.isEmpty()) continue;
            to.format(
                    "| %s | %d to %d | %.0f |", of.plan(), from, below - 1, some.get().xpGained());
            figures(to, some.get());
        }
    }

    private static double gold(EveningSummary of, String sign) {
        return of.goldAnHour().entrySet().stream()
                .filter(each -> each.getKey().endsWith(sign))
                .mapToDouble(Map.Entry::getValue)
                .sum();
    }

    /** A JSON array of objects; shares are 0..1. */
    public static String json(List<EveningSummary> all) {
        var json = new StringJoiner(",\n", "[\n", "\n]\n");
        for (var each : all) {
            var hours = new StringJoiner(",\n  ");
            for (var hour : each.hours()) hours.add(object(hour));
            var levels = new StringJoiner(", ", "{", "}");
            for (var level : LEVELS)
                each.hoursTo(level)
                        .ifPresent(at ->
                                levels.add(String.format(Locale.ROOT, "\"%d\": %.2f", level, at)));
            var gold = new StringJoiner(", ", "{", "}");
            each.goldAnHour()
                    .forEach((why, sum) ->
                            gold.add(String.format(Locale.ROOT, "\"%s\": %.1f", why, sum)));
            json.add(
                    String.format(
                            Locale.ROOT,
                            " {\"party\": \"%s\", \"seed\": %d, \"hoursTo\": %s,"
                                    + " \"delvesAnHour\": %.2f, \"delvesWon\": %.3f,"
                                    + " \"goldAnHour\": %s, \"hours\": [%n  %s]}",
                            each.plan(),
                            each.plan().seed(),
                            levels,
                            each.delvesAnHour(),
                            each.delvesWon(),
                            gold,
                            hours));
        }
        return json.toString();
    }

    static double xpAnHour(EveningSummary of) {
        return of.whole().xpGained();
    }

    private static String object(EveningSummary.Hour of) {
        return String.format(
                Locale.ROOT,
                "{\"level\": %.2f, \"xp\": %.0f, \"gold\": %.0f, \"deaths\": %.2f,"
                        + " \"fights\": %.1f, \"secondsAFight\": %.1f, \"harmAFight\": %.3f,"
                        + " \"decisionsAFight\": %.2f, \"linesAMinute\": %.1f,"
                        + " \"linesAFightingMinute\": %.1f,"
                        + " \"fighting\": %.3f, \"exploring\": %.3f, \"resting\": %.3f,"
                        + " \"errands\": %.3f}",
                of.level(),
                of.xp(),
                of.gold(),
                of.deaths(),
                of.fights(),
                of.secondsAFight(),
                of.harmAFight(),
                of.decisionsAFight(),
                of.linesAMinute(),
                of.linesAFightingMinute(),
                share(of, Activity.FIGHTING),
                share(of, Activity.EXPLORING),
                share(of, Activity.RESTING),
                share(of, Activity.ERRANDS));
    }

    private static void figures(Formatter to, EveningSummary.Hour of) {
        to.format(
                " %.1f | %.0f | %.0f | %.0f %% | %.1f | %.0f | %.0f | %.0f %% | %.0f %% | %.0f %% |"
                        + " %.0f %% |%n",
                of.deaths(),
                of.fights(),
                of.secondsAFight(),
                100 * of.harmAFight(),
                of.decisionsAFight(),
                of.linesAMinute(),
                of.linesAFightingMinute(),
                100 * share(of, Activity.FIGHTING),
                100 * share(of, Activity.EXPLORING),
                100 * share(of, Activity.RESTING),
                100 * share(of, Activity.ERRANDS));
    }

    private static String goldByKind(EveningSummary of) {
        var kinds = new StringJoiner(", ");
        of.goldAnHour()
                .forEach(
                        (kind, sum) -> kinds.add(String.format(Locale.ROOT, "%s %.0f", kind, sum)));
        return kinds.toString();
    }

    private static double share(EveningSummary.Hour of, Activity activity) {
        return of.shares().getOrDefault(activity, 0.0);
    }

    private static String hours(OptionalDouble hours) {
        return hours.isPresent() ? String.format(Locale.ROOT, "%.1f", hours.getAsDouble()) : "–";
    }
}
