package emberdelve.server.web.page;

import static emberdelve.server.html.Html.link;
import static emberdelve.server.html.Html.tag;
import static emberdelve.server.html.Html.text;

import emberdelve.config.content.ZoneTemplate;
import emberdelve.server.html.Html;
import emberdelve.server.html.Voice;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The page of a zone, with as much of it as everybody may know; {@link MapIndex} says how much. */
record ZonePage(Voice voice, MapIndex index) {
    Article write(ZoneTemplate zone) {
        var introduction = new ZoneIntroduction(voice, index, zone);
        var about = zone.about().map(Prose::of);
        var all = new ArrayList<Html>();
        about.ifPresent(prose -> all.addAll(prose.html()));
        all.add(introduction.customs());
        part("web.zone-ways-in", "ways-in", introduction.waysIn(), all);
        part("web.zone-neighbours", "neighbours", neighbours(zone), all);
        if (zone.safe()) all.addAll(new ZoneMap(voice, index).write(zone));
        return Article.below(Section.MAPS, zone.name(), summary(zone, about), all);
    }

    private String summary(ZoneTemplate zone, Optional<Prose> about) {
        return about.map(prose -> prose.paragraphs().getFirst())
                .orElseGet(() -> voice.say("web.about-zone", Map.of("zone", zone.name())));
    }

    private void part(String heading, String id, List<Html> content, List<Html> all) {
        if (content.isEmpty()) return;
        all.add(tag("h2", voice.say(heading)).with("id", id));
        all.addAll(content);
    }

    private List<Html> neighbours(ZoneTemplate zone) {
        var names =
                index.neighbours(zone).stream()
                        .map(neighbour ->
                                index.hasPage(neighbour)
                                        ? link(Section.MAPS.path(neighbour.id()), neighbour.name())
                                        : text(neighbour.name()))
                        .map(name -> tag("li", name))
                        .toList();
        return names.isEmpty() ? List.of() : List.of(tag("ul", names));
    }
}
