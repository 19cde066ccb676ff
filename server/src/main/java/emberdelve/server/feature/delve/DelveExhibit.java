package emberdelve.server.feature.delve;

import static emberdelve.server.html.Html.tag;
import static emberdelve.server.html.Html.text;

import emberdelve.server.html.Grid;
import emberdelve.server.html.Html;
import emberdelve.server.html.Voice;
import emberdelve.server.text.Nouns;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The page of delves for browsers: who was quickest in the delves of the day, and which delves were
 * cleared lately.
 */
record DelveExhibit(Voice voice) {
    private static final int SECONDS_PER_MINUTE = 60;

    List<Html> write(DelveTables tables) {
        var parts = new ArrayList<Html>();
        parts.add(tag("p", voice.say("web.delve")));
        parts.add(tag("h2", voice.say("web.delve-today")).with("id", "today"));
        if (tables.today().isEmpty()) parts.add(tag("p", voice.say("web.delve-today-none")));
        for (var today : tables.today()) parts.add(today(today));
        parts.add(tag("h2", voice.say("web.delve-latest")).with("id", "latest"));
        parts.add(latest(tables.latest()));
        return List.copyOf(parts);
    }

    private Html today(DelveRecords today) {
        var grid =
                new Grid(
                        1,
                        List.of(
                                voice.say("web.head-place"),
                                voice.say("web.head-name"),
                                voice.say("web.head-time")));
        for (var at = 0; at < today.lines().size(); at++) {
            var line = today.lines().get(at);
            grid.row(text(Integer.toString(at + 1)), text(party(line)), text(time(line)));
        }
        var arguments = new HashMap<>(today.levels());
        arguments.put("site", Nouns.capital(today.lines().getFirst().site()));
        return grid.table(voice.say("web.delve-today-of", arguments));
    }

    private Html latest(DelveRecords latest) {
        if (latest.lines().isEmpty()) return tag("p", voice.say("view.delve-table-none"));
        var grid =
                new Grid(
                        0,
                        List.of(
                                voice.say("web.head-site"),
                                voice.say("web.head-party"),
                                voice.say("web.head-time")));
        for (var line : latest.lines())
            grid.row(text(Nouns.capital(line.site())), text(party(line)), text(time(line)));
        return grid.table(voice.say("web.delve-latest-first"));
    }

    private static String party(DelveRecords.Line line) {
        return String.join(", ", line.party());
    }

    private String time(DelveRecords.Line line) {
        var arguments =
                Map.of(
                        "minutes", Long.toString(line.seconds() / SECONDS_PER_MINUTE),
                        "seconds", Long.toString(line.seconds() % SECONDS_PER_MINUTE));
        var isShort = line.seconds() < SECONDS_PER_MINUTE;
        return voice.say(isShort ? "view.delve-seconds" : "view.delve-minutes", arguments);
    }
}
