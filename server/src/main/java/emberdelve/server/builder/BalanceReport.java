package emberdelve.server.builder;

import emberdelve.server.simulate.JsonArray;

import java.util.Formatter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The report of how zones were weighed, as Markdown tables for people and as JSON for programs. */
public final class BalanceReport {
    private static final String HEAD =
            """

            | where | who | standing | for | won | hit points lost | seconds | |
            |---|---|---|--:|--:|--:|--:|---|
            """;

    private BalanceReport() {}

    /** A table for each zone, with a line above it that says who fights. */
    public static String tables(List<Weighed> all) {
        var table = new Formatter(Locale.ROOT);
        var zone = "";
        for (var each : all) {
            if (!each.zone().id().equals(zone)) {
                table.format(
                        "%s%s, level %d:%n",
                        zone.isEmpty() ? "" : System.lineSeparator(),
                        each.zone().id(),
                        each.level());
                gear(table, each);
                table.format("%s", HEAD);
            }
            zone = each.zone().id();
            row(table, each);
        }
        return table.toString();
    }

    /** A JSON array of objects; shares are 0..1. */
    public static String json(List<Weighed> all) {
        return JsonArray.of(all, BalanceReport::object);
    }

    /** Writes the gear of the fighters, who have full packs and full health in every fight. */
    private static void gear(Formatter to, Weighed of) {
        to.format("%nEach fight begins with this, an evening's worth:%n%n");
        for (var each : of.outlooks()) {
            for (var has : each.match().belongings())
                to.format("- %s: %s%n", each.match().party(), has);
        }
    }

    private static void row(Formatter to, Weighed of) {
        to.format(
                "| %s | %s | %s | %d | %.0f %% | %.0f %% | %.0f | %s |%n",
                of.encounter().where(),
                of.encounter().who(),
                word(of),
                of.encounter().madeFor(),
                100 * of.won(),
                100 * of.lost(),
                of.seconds(),
                of.verdict());
    }

    private static void object(Formatter to, Weighed of) {
        to.format(
                """
                 {"zone": "%s", "danger": %d, "parties": %s, "gear": %s, "level": %d, "where": "%s", "who": "%s",\
                 "standing": "%s", "fights": %d, "won": %.4f, "wonLow": %.4f, "wonHigh": %.4f,\
                 "lost": %.4f, "seconds": %.2f, "verdict": "%s"}\
                """,
                of.zone().id(),
                of.zone().danger(),
                parties(of),
                gear(of),
                of.level(),
                of.encounter().where(),
                of.encounter().who(),
                word(of),
                of.fights(),
                of.won(),
                of.wonBound(-1),
                of.wonBound(1),
                of.lost(),
                of.seconds(),
                of.verdict());
    }

    private static String parties(Weighed of) {
        return strings(of.outlooks().stream().map(each -> each.match().party().toString()));
    }

    private static String gear(Weighed of) {
        return strings(of.outlooks().stream().flatMap(each -> each.match().belongings().stream()));
    }

    /** The names in quotation marks; names in content have none in them. */
    private static String strings(Stream<String> all) {
        return all.map(each -> "\"" + each + "\"").collect(Collectors.joining(", ", "[", "]"));
    }

    private static String word(Weighed of) {
        return of.encounter().standing().name().toLowerCase(Locale.ROOT);
    }
}
