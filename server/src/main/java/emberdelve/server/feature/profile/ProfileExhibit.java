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
import java.util.regex.Pattern;

/** The list of the characters that everybody is shown, and the page of each. */
record ProfileExhibit(Voice voice) {
    static final String WORD = "characters";

    /** So many characters stand on one page of the list. */
    static final int LISTED_MAX = 100;

    /** The number of a further page of the list; no name has a digit. */
    private static final Pattern NUMBER = Pattern.compile("[1-9][0-9]{0,6}");

    /** The first page of the list. */
    List<Html> list(ProfileFacts facts) {
        if (facts.byWord().isEmpty()) return List.of(tag("p", voice.say("web.characters-none")));
        return list(facts, 1);
    }

    /** The page of a character, or a further one of the list, {@code 2} for the second. */
    Optional<Leaf> page(ProfileFacts facts, String word) {
        if (NUMBER.matcher(word).matches()) return further(facts, Integer.parseInt(word));
        return Optional.ofNullable(facts.byWord().get(word)).map(this::page);
    }

    private Optional<Leaf> further(ProfileFacts facts, int number) {
        if (number < 2 || number > pages(facts)) return Optional.empty();
        var title = voice.say("web.characters-page", "page", number);
        var about = voice.say("web.about-characters");
        return Optional.of(new Leaf(Integer.toString(number), title, about, list(facts, number)));
    }

    private List<Html> list(ProfileFacts facts, int number) {
        var items =
                facts.byRank().stream()
                        .skip((number - 1L) * LISTED_MAX)
                        .limit(LISTED_MAX)
                        .map(each -> item(each.getKey(), each.getValue().profile()))
                        .toList();
        var content = new ArrayList<Html>();
        content.add(tag("p", voice.say("web.characters")));
        content.add(tag("ul", items).with("class", "index"));
        if (number < pages(facts)) content.add(turn(number + 1, "web.characters-next"));
        if (number > 1) content.add(turn(number - 1, "web.characters-before"));
        return content;
    }

    private static int pages(ProfileFacts facts) {
        return Math.ceilDiv(facts.byWord().size(), LISTED_MAX);
    }

    private Html item(String word, Profile profile) {
        var link = link("/" + WORD + "/" + word, profile.name());
        return tag("li", link, text(" "), tag("span", rank(profile)));
    }

    private Html turn(int number, String key) {
        var page = number == 1 ? "/" + WORD : "/" + WORD + "/" + number;
        return tag("p", link(page, voice.say(key)));
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
