package emberdelve.server.narrate;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.world.event.Talk;

import java.util.List;
import java.util.Map;

/** What players say; their words are arguments and nothing else. */
public final class TalkWords {
    private TalkWords() {}

    public static List<StyledText> tell(Talk fact, Telling telling) {
        var key =
                switch (fact) {
                    case Talk.Spoke _ -> "talk.spoke";
                    // "Mira's hands shake": no blank before what belongs to the name.
                    case Talk.Emoted(_, var words) ->
                            words.startsWith("'") ? "talk.emoted-close" : "talk.emoted";
                    case Talk.Shouted _ -> "talk.shouted";
                    case Talk.Told _ -> "talk.told";
                    case Talk.ToldGroup _ -> "talk.told-group";
                    case Talk.Channelled _ -> "talk.channelled";
                    case Talk.Gestured gesture -> "social." + gesture.form();
                };
        // An emote and the channels call everybody by name, the speaker too: "Mira waves".
        var arguments =
                Map.of(
                        "words", fact.words(),
                        "channel", fact instanceof Talk.Channelled on ? on.channel() : "",
                        "who", Nouns.capital(fact.speaker().name()));
        return telling.tell(key, fact.actors(), arguments);
    }
}
