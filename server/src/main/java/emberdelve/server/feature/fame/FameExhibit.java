package emberdelve.server.feature.fame;

import static emberdelve.server.html.Html.tag;
import static emberdelve.server.html.Html.text;

import emberdelve.server.html.Grid;
import emberdelve.server.html.Html;
import emberdelve.server.html.Voice;

import java.util.List;
import java.util.Map;

/** The page of the hall of fame for browsers, with the latest deaths below it. */
record FameExhibit(Voice voice) {
    List<Html> write(FameTables tables) {
        var deaths = voice.show(tables.deaths()).stream().map(line -> tag("li", line)).toList();
        return List.of(
                best(tables.best()),
                tag("h2", voice.say("web.obituaries")).with("id", "obituaries"),
                tag("ul", deaths).with("class", "told"));
    }

    private Html best(FameView best) {
        if (best.lines().isEmpty()) return tag("p", voice.say("view.fame-none"));
        var grid =
                new Grid(
                        1,
                        List.of(
                                voice.say("web.head-place"),
                                voice.say("web.head-name"),
                                voice.say("web.head-class"),
                                voice.say("web.head-xp")));
        for (var at = 0; at < best.lines().size(); at++) {
            var line = best.lines().get(at);
            grid.row(
                    text(Integer.toString(at + 1)),
                    name(line),
                    voice.rank(line.characterClass(), line.level()),
                    text(Long.toString(line.xp())));
        }
        return grid.table(voice.say("web.best"));
    }

    private Html name(FameView.Line line) {
        if (line.end().isEmpty()) return text(line.name());
        var end = line.end().get();
        var key = end.killer().isEmpty() ? "view.fame-fell-by-own-hand" : "view.fame-fell";
        var fell = voice.say(key, Map.of("room", end.room(), "killer", end.killer()));
        return Html.beside(line.name(), text(fell));
    }
}
