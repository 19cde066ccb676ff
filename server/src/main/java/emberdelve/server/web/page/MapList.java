package emberdelve.server.web.page;

import static emberdelve.server.html.Html.link;
import static emberdelve.server.html.Html.tag;
import static emberdelve.server.html.Html.text;

import emberdelve.config.content.ZoneTemplate;
import emberdelve.server.html.Html;
import emberdelve.server.html.Voice;

import java.util.ArrayList;
import java.util.List;

/** The list of all zones. */
record MapList(Voice voice, MapIndex index) {
    Article write() {
        var all = new ArrayList<Html>();
        all.add(tag("p", voice.say("web.maps")));
        for (var zone : index.all()) introduce(zone, all);
        return Article.of(Section.MAPS, voice, all);
    }

    /** Introduces a zone by the first words of its page, or by the ways in if it has no page. */
    private void introduce(ZoneTemplate zone, List<Html> all) {
        var introduction = new ZoneIntroduction(voice, index, zone);
        var name =
                index.hasPage(zone)
                        ? link(Section.MAPS.path(zone.id()), zone.name())
                        : text(zone.name());
        all.add(tag("h2", name).with("id", "zone-" + zone.id()));
        zone.about().ifPresent(about -> all.add(Prose.of(about).html().getFirst()));
        all.add(introduction.customs());
        if (zone.about().isEmpty()) all.addAll(introduction.waysIn());
    }
}
