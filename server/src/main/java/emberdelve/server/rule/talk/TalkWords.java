package emberdelve.server.rule.talk;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.text.Nouns;
import emberdelve.server.text.Rendering;

import java.util.List;
import java.util.Map;

/** The words for talk. Players' words are arguments, and never parsed. */
final class TalkWords {
    private TalkWords() {}

    public static List<StyledText> tell(TalkEvent fact, Rendering telling) {
        var key =
                switch (fact) {
                    case TalkEvent.Spoke _ -> "talk.spoke";
                    // "Mira's hands shake": no blank before what belongs to the name.
                    case TalkEvent.Emoted(_, var words) ->
                            words.startsWith("'") ? "talk.emoted-close" : "talk.emoted";
                    case TalkEvent.Shouted _ -> "talk.shouted";
                    case TalkEvent.Told _ -> "talk.told";
                    case TalkEvent.Whispered _ -> "talk.whispered";
                    case TalkEvent.ToldGroup _ -> "talk.told-group";
                    case TalkEvent.Channelled _ -> "talk.channelled";
                    case TalkEvent.Gestured gesture -> "social." + gesture.form();
                };
        // Emotes and channels use everybody's name, the speaker's too: "Mira waves".
        var arguments =
                Map.of(
                        "words", fact.words(),
                        "channel", fact instanceof TalkEvent.Channelled on ? on.channel() : "",
                        "who", Nouns.capital(fact.speaker().name()));
        var line = telling.line(key, fact.actors(), arguments);
        // Further rows of a player's words are indented, so that none looks like a line of the
        // game.
        return List.of(fact instanceof TalkEvent.Gestured ? line : line.hanging());
    }
}
