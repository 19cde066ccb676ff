package emberdelve.server.simulate;

import emberdelve.server.chart.LineChart;

import java.util.ArrayList;
import java.util.Formatter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;
import java.util.function.ToDoubleFunction;

/** The results of simulations: a Markdown table, a drawing, and JSON for programs. */
public final class Report {
    private static final String HEAD =
            """
            | level | danger | won | 95 % interval | drawn | turns, half / nine in ten within |\
             seconds | damage dealt | taken | deaths | XP an hour |
            |--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|
            """;

    /** The most groups of equal width into which the lengths of fights are sorted. */
    private static final int LENGTHS = 24;

    private Report() {}

    /** A table with a line for each outlook, and the deaths of each by their causes. */
    public static String table(List<Outlook> all) {
        var table = new Formatter(new StringBuilder(HEAD), Locale.ROOT);
        for (var each : all) row(table, each);
        for (var each : all) deaths(table, each);
        return table.toString();
    }

    /** The belongings of those who fight, level by level where they differ. */
    public static String gear(List<Match> all) {
        var told = new Formatter(Locale.ROOT);
        var before = List.<String>of();
        for (var each : all) {
            var has = each.belongings();
            if (has.equals(before)) continue;
            if (has.size() == 1) told.format("%n%s%n", has.getFirst());
            else told.format("%nLevel %d:%n", each.level());
            if (has.size() > 1) for (var line : has) told.format("- %s%n", line);
            before = has;
        }
        return told.format("%n").toString();
    }

    /**
     * The drawing: for several outlooks, the share of fights won, with its interval; for one, how
     * long its fights last.
     *
     * @param all at least one
     */
    public static LineChart chart(List<Outlook> all) {
        var first = all.getFirst().match();
        if (all.size() == 1)
            return new LineChart(
                    first.toString(),
                    "% of fights",
                    "game turns",
                    false,
                    false,
                    List.of(lengths(all.getFirst())));
        var byLevel = first.level() != all.getLast().match().level();
        ToDoubleFunction<Outlook> at =
                each -> byLevel ? each.match().level() : each.match().danger();
        return new LineChart(
                first.party() + " against " + first.against() + "; " + Match.word(first.rules()),
                "%",
                byLevel ? "level of the party" : "danger",
                false,
                false,
                List.of(
                        share("won", all, at, Outlook::wonShare),
                        share("at least, by 95 %", all, at, Outlook::wonLow),
                        share("at most", all, at, Outlook::wonHigh)));
    }

    private static LineChart.Series share(
            String name,
            List<Outlook> all,
            ToDoubleFunction<Outlook> at,
            ToDoubleFunction<Outlook> of) {
        var points =
                all.stream()
                        .map(each ->
                                new LineChart.Point(
                                        at.applyAsDouble(each), 100 * of.applyAsDouble(each)));
        return new LineChart.Series(name, points.toList());
    }

    private static LineChart.Series lengths(Outlook of) {
        var width = Math.max(1, Math.ceilDiv(of.lengths().getLast() + 1, LENGTHS));
        var counts = new int[of.lengths().getLast() / width + 1];
        for (var length : of.lengths()) counts[length / width]++;
        var points = new ArrayList<LineChart.Point>();
        for (var at = 0; at < counts.length; at++)
            points.add(new LineChart.Point(at * width, 100.0 * counts[at] / of.fights()));
        return new LineChart.Series("in steps of " + width, points);
    }

    /** A JSON array of objects; shares are 0..1. */
    public static String json(List<Outlook> all) {
        return JsonArray.of(all, Report::object);
    }

    private static void row(Formatter to, Outlook of) {
        to.format(
                "| %d | %d | %.1f %% | %.1f..%.1f %% | %.1f %% | %d / %d | %.0f | %.0f | %.0f |"
                        + " %.2f | %.0f |%n",
                of.match().level(),
                of.match().danger(),
                100 * of.wonShare(),
                100 * of.wonLow(),
                100 * of.wonHigh(),
                100.0 * of.drawn() / of.fights(),
                of.turnsHalf(),
                of.turnsMost(),
                of.seconds(),
                of.dealt(),
                of.taken(),
                deathsAFight(of),
                of.xpAnHour());
    }

    private static double deathsAFight(Outlook of) {
        var deaths = of.deaths().values().stream().mapToInt(Integer::intValue).sum();
        return (double) deaths / of.fights();
    }

    private static void deaths(Formatter to, Outlook of) {
        if (of.deaths().isEmpty()) return;
        to.format(
                "%nLevel %d, danger %d: deaths in the party a fight, by cause: ",
                of.match().level(), of.match().danger());
        var comma = "";
        for (var cause : of.deaths().entrySet()) {
            var share = (double) cause.getValue() / of.fights();
            to.format("%s%s %.2f", comma, cause.getKey(), share);
            comma = ", ";
        }
        to.format(".%n");
    }

    private static void object(Formatter to, Outlook of) {
        to.format(
                """
                 {"party": "%s", "against": "%s", "rules": "%s", "level": %d, "danger": %d,\
                "fights": %d, "won": %.4f, "wonLow": %.4f, "wonHigh": %.4f, "drawn": %.4f,\
                "turnsHalf": %d, "turnsMost": %d, "seconds": %.2f, "dealt": %.2f,\
                "taken": %.2f, "xpAnHour": %.1f, "deaths": %s}\
                """,
                of.match().party(),
                of.match().against(),
                Match.word(of.match().rules()),
                of.match().level(),
                of.match().danger(),
                of.fights(),
                of.wonShare(),
                of.wonLow(),
                of.wonHigh(),
                (double) of.drawn() / of.fights(),
                of.turnsHalf(),
                of.turnsMost(),
                of.seconds(),
                of.dealt(),
                of.taken(),
                of.xpAnHour(),
                counts(of.deaths()));
    }

    /** The counts as a JSON object; names in content have no quotation marks in them. */
    private static String counts(Map<String, Integer> deaths) {
        var counts = new StringJoiner(", ", "{", "}");
        deaths.forEach((name, count) -> counts.add("\"" + name + "\": " + count));
        return counts.toString();
    }
}
