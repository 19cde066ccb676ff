package emberdelve.server.rule.item;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.text.Nouns;
import emberdelve.server.text.Rendering;

import java.util.List;
import java.util.Map;

/** The words for events of corpses. */
final class CorpseWords {
    private CorpseWords() {}

    public static List<StyledText> tell(CorpseEvent fact, Rendering telling) {
        return switch (fact) {
            case CorpseEvent.Decayed(var corpse) ->
                    telling.tell("life.decayed", List.of(), Map.of("corpse", Nouns.any(corpse)));
            case CorpseEvent.LostXp(_, var amount, var room) ->
                    own("life.corpse-lost-xp", fact, amount, room, telling);
            case CorpseEvent.FellIn(_, var amount) ->
                    telling.tell(
                            "life.corpse-fell-in",
                            fact.actors(),
                            Map.of("amount", Long.toString(amount)));
        };
    }

    private static List<StyledText> own(
            String key, CorpseEvent fact, long amount, String room, Rendering telling) {
        return telling.tell(
                key, fact.actors(), Map.of("amount", Long.toString(amount), "room", room));
    }
}
