package emberdelve.server.narrate;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.world.event.CorpseEvent;

import java.util.List;
import java.util.Map;

/** The end of corpses, in words. */
public final class CorpseWords {
    private CorpseWords() {}

    public static List<StyledText> tell(CorpseEvent fact, Telling telling) {
        return switch (fact) {
            case CorpseEvent.Decayed(var corpse) ->
                    telling.tell("life.decayed", List.of(), Map.of("corpse", Nouns.any(corpse)));
        };
    }
}
