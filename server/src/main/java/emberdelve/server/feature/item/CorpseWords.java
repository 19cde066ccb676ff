package emberdelve.server.feature.item;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.text.Nouns;
import emberdelve.server.text.Rendering;

import java.util.List;
import java.util.Map;

/** Puts events of corpses into words. */
final class CorpseWords {
    private CorpseWords() {}

    public static List<StyledText> tell(CorpseEvent fact, Rendering telling) {
        return switch (fact) {
            case CorpseEvent.Decayed(var corpse) ->
                    telling.tell("life.decayed", List.of(), Map.of("corpse", Nouns.any(corpse)));
        };
    }
}
