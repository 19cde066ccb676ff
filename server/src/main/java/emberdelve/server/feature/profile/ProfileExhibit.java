package emberdelve.server.feature.profile;

import static emberdelve.server.html.Html.link;
import static emberdelve.server.html.Html.tag;
import static emberdelve.server.html.Html.text;

import emberdelve.server.feature.profile.ProfileFacts.End;
import emberdelve.server.feature.profile.ProfileFacts.Known;
import emberdelve.server.html.Html;
import emberdelve.server.html.Voice;
import emberdelve.server.offer.Exhibit.Leaf;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The list of the characters that everybody is shown, and the page of each. */
record ProfileExhibit(Voice voice) {
    static final String WORD = "characters";

    List<Html> list(ProfileFacts facts) {
        var items = new ArrayList<Html>();
        facts.byWord()
                .forEach((word, known) ->
                        items.add(
                                tag(
                                        "li",
                                        link("/" + WORD + "/" + word, known.profile().name()),
                                        text(" "),
                                        tag("span", rank(known.profile())))));
        var none = items.isEmpty() ? "web.characters-none" : "web.characters";
        var intro = tag("p", voice.say(none));
        return items.isEmpty()
                ? List.of(intro)
                : List.of(intro, tag("ul", items).with("class", "index"));
    }

    Optional<Leaf> page(ProfileFacts facts, String word) {
        return Optional.ofNullable(facts.byWord().get(word)).map(this::page);
    }

    private Leaf page(Known known) {
        var profile = known.profile();
        var content = new ArrayList<Html>();
        content.add(tag("p", rank(profile)));
        if (!profile.title().isEmpty()) content.add(tag("p", tag("bdi", profile.title())));
        if (!known.feats().isEmpty()) {
            content.add(tag("h2", voice.say("web.character-feats")).with("id", "feats"));
            content.add(tag("ul", known.feats().stream().map(each -> tag("li", each)).toList()));
        }
        known.end()
                .ifPresent(end -> {
                    content.add(tag("h2", voice.say("web.character-end")).with("id", "end"));
                    content.add(tag("p", told(end)));
                });
        var about = voice.say("web.about-character", Map.of("who", profile.name()));
        return new Leaf(ProfileFacts.word(profile.name()), profile.name(), about, content);
    }

    private Html rank(Profile profile) {
        return voice.rank(profile.characterClass(), profile.level());
    }

    private String told(End end) {
        var key = end.forGood() ? "web.character-fell" : "web.character-died";
        var place = end.place().isEmpty() ? voice.say("web.character-nowhere") : end.place();
        var level = Integer.toString(end.level());
        return end.killer().isEmpty()
                ? voice.say(key + "-alone", Map.of("level", level, "room", place))
                : voice.say(key, Map.of("level", level, "room", place, "killer", end.killer()));
    }
}
