package emberdelve.server.feature.look;

import static emberdelve.server.html.Html.tag;
import static emberdelve.server.html.Html.text;

import emberdelve.server.html.Grid;
import emberdelve.server.html.Html;
import emberdelve.server.html.Voice;
import emberdelve.server.view.WhoView;

import java.util.ArrayList;
import java.util.List;

/** The web page of who is in the dungeon, with the answer of {@code who}. */
record WhoExhibit(Voice voice) {
    List<Html> write(WhoView who) {
        if (who.lines().isEmpty()) return List.of(tag("p", voice.say("view.who-none")));
        var grid =
                new Grid(
                        0,
                        List.of(
                                voice.say("web.head-name"),
                                voice.say("web.head-class"),
                                voice.say("web.head-state")));
        for (var line : who.lines())
            grid.row(
                    name(line),
                    voice.rank(line.characterClass(), line.level()),
                    text(String.join(", ", states(line))));
        return List.of(grid.table(voice.say("web.who-count", "count", who.lines().size())));
    }

    /**
     * The name and title of a character; the title is the player's own words, which may be written
     * from right to left.
     */
    private static Html name(WhoView.Line line) {
        if (line.title().isEmpty()) return text(line.name());
        return Html.beside(line.name(), tag("bdi", line.title()));
    }

    private List<String> states(WhoView.Line line) {
        var states = new ArrayList<String>();
        if (line.hardcore()) states.add(voice.say("view.hardcore"));
        if (!line.role().isEmpty()) states.add(line.role());
        if (line.linkDead()) states.add(voice.say("view.link-dead"));
        else if (line.away()) states.add(voice.say("view.away"));
        return states;
    }
}
