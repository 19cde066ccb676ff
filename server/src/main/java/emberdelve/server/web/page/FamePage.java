package emberdelve.server.web.page;

import static emberdelve.server.web.page.Html.tag;
import static emberdelve.server.web.page.Html.text;

import emberdelve.server.feature.fame.DeathsView;
import emberdelve.server.feature.fame.FameView;

import java.util.List;
import java.util.Map;

/** The hall of fame, and under it the latest deaths. */
record FamePage(Voice voice) {
    Article write(FameView best, DeathsView deaths) {
        return Article.of(
                Section.FAME,
                voice,
                List.of(
                        best(best),
                        tag("h2", voice.say("web.obituaries")),
                        tag("ul", voice.show(deaths).stream().map(line -> tag("li", line)).toList())
                                .with("class", "told")));
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
