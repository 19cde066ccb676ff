package emberdelve.server.builder;

import emberdelve.server.simulate.JsonArray;

import java.util.Formatter;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;

/** How zones are weighed, as Markdown tables for people and as JSON for programs. */
public final class BalanceReport {
    private static final String HEAD =
            """

            | where | who | standing | for | won | hit points lost | seconds | |
            |---|---|---|--:|--:|--:|--:|---|
            """;

    private BalanceReport() {}

    /** A table a zone, with a line above it that says who fights. */
    public static String tables(List<Weighed> all) {
        var table = new Formatter(Locale.ROOT);
        var zone = "";
        for (var each : all) {
            if (!each.zone().id().equals(zone)) {
                table.format(
                        "%s%s, level %d:%n%s",
                        zone.isEmpty() ? "" : System.lineSeparator(),
                        each.zone().id(),
                        each.level(),
                        HEAD);
            }
            zone = each.zone().id();
            row(table, each);
        }
        return table.toString();
    }

    /** An array of objects; shares are 0..1. */
    public static String json(List<Weighed> all) {
        return JsonArray.of(all, BalanceReport::object);
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
                 {"zone": "%s", "danger": %d, "parties": %s, "level": %d, "where": "%s", "who": "%s",\
                 "standing": "%s", "fights": %d, "won": %.4f, "wonLow": %.4f, "wonHigh": %.4f,\
                 "lost": %.4f, "seconds": %.2f, "verdict": "%s"}\
                """,
                of.zone().id(),
                of.zone().danger(),
                parties(of),
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
        var parties = new StringJoiner(", ", "[", "]");
        for (var each : of.outlooks()) parties.add("\"" + each.match().party() + "\"");
        return parties.toString();
    }

    private static String word(Weighed of) {
        return of.encounter().standing().name().toLowerCase(Locale.ROOT);
    }
}
