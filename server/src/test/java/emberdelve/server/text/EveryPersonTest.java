package emberdelve.server.text;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.config.content.Message;
import emberdelve.config.content.Saga;
import emberdelve.config.content.Template.Part;
import emberdelve.server.feature.Features;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Named;
import emberdelve.server.session.ShippedContent;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Every message that is shipped, for each of its actors, and with one of everything. */
class EveryPersonTest {
    /** "You … and hangs both": a verb behind "you" that kept its third person. */
    private static final Pattern WRONG_PERSON =
            Pattern.compile("(?:\\bYou|, and you)(?:[^.!?:;]*? (?:and|but|or|then))? ([a-z]+s)\\b");

    /** What ends in s behind "you" and is no verb. */
    private static final Set<String> NO_VERBS = Set.of("always", "was", "his", "its");

    /** "1 seconds". */
    private static final Pattern WRONG_NUMBER =
            Pattern.compile("\\b1 ((?:(?!of )[a-z-]+ )?[a-z-]+s)\\b");

    /** What ends in s behind a number and is no plural. */
    private static final Set<String> NO_PLURALS =
            Set.of("is", "as", "lies", "waits", "was", "has", "yes", "ms", "stays");

    /** Arguments that are names, words or limits, and never one of something. */
    private static final Set<String> NO_NUMBERS =
            Set.of(
                    "who", "word", "kind", "keeper", "corpse", "door", "zone", "monster", "site",
                    "weapon", "item", "room", "state", "reason", "words", "text", "most", "least",
                    "columns", "what", "meant");

    /** Only said of two or more. */
    private static final Set<String> OF_SEVERAL =
            Set.of("view.ago-days", "view.corpses", "view.corpses-sr");

    private final Content content = content();
    private final Phrasing phrasing = Features.registry().phrasing(content.messages());

    @Test
    void whoeverIsYouGetsTheSecondPersonOfEveryVerb() {
        var wrong = new ArrayList<String>();
        everyMessage()
                .forEach((key, message) -> {
                    for (var reader : List.of(Cast.MIRA, Cast.TOLO)) {
                        var text = fill(message, "7", reader);
                        if (words(WRONG_PERSON, text).anyMatch(word -> !NO_VERBS.contains(word)))
                            wrong.add(key + ": " + text);
                    }
                });
        assertThat(wrong).isEmpty();
    }

    @Test
    void oneOfAThingIsNotSpokenOfAsSeveral() {
        var wrong = new ArrayList<String>();
        everyMessage()
                .forEach((key, message) -> {
                    var text = fill(message, "1", Cast.SABLE);
                    if (words(WRONG_NUMBER, text).anyMatch(word -> !NO_PLURALS.contains(word))
                            && !OF_SEVERAL.contains(key)) wrong.add(key + ": " + text);
                });
        assertThat(wrong).isEmpty();
    }

    private static Stream<String> words(Pattern wrong, String text) {
        return wrong.matcher(text)
                .results()
                .map(found -> found.group(1).replaceFirst(".* ", ""))
                .filter(word -> !word.endsWith("ss"));
    }

    @Test
    void ofTwoThatAreCalledTheSameTheSecondIsAnother() {
        var other = new Named(new ActorId(40), "kobold", "a", Cast.KOBOLD.pronouns());
        everyMessage()
                .forEach((key, message) -> {
                    var text =
                            phrasing.fill(
                                    message.template(),
                                    List.of(Cast.KOBOLD, other),
                                    Map.of(),
                                    Cast.SABLE.id());
                    assertThat(text)
                            .as(key)
                            .doesNotMatch("(?s).*\\bthe kobold\\b[^.]*\\bthe kobold\\b.*");
                });
    }

    private String fill(Message message, String value, Named reader) {
        var arguments = new HashMap<String, String>();
        for (var part : message.template().parts()) {
            switch (part) {
                case Part.Argument(var argument) ->
                        arguments.put(argument, NO_NUMBERS.contains(argument) ? "Bora" : value);
                case Part.Counted(var argument, _, _) -> arguments.put(argument, value);
                case Part.ArgumentVerb(var argument, _) -> arguments.put(argument, "cuts");
                case Part.Literal _, Part.Name _, Part.AnyName _, Part.Pronoun _, Part.Verb _ -> {}
            }
        }
        return phrasing.fill(
                message.template(), List.of(Cast.MIRA, Cast.TOLO), arguments, reader.id());
    }

    private Map<String, Message> everyMessage() {
        var all = new LinkedHashMap<String, Message>();
        for (var key : content.messages().keys()) all.put(key, content.messages().get(key));
        content.part(Saga.class)
                .orElseThrow()
                .words()
                .forEach((moment, messages) -> {
                    for (var at = 0; at < messages.size(); at++)
                        all.put("duels: " + moment + " " + (at + 1), messages.get(at));
                });
        for (var zone : content.zones().values())
            zone.messages().forEach((key, message) -> all.put(zone.id() + ": " + key, message));
        return all;
    }

    private static Content content() {
        return ShippedContent.load();
    }
}
