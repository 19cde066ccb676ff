package emberdelve.server.narrate;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.world.event.TurnEvent;

import java.util.List;

/** What actors notice of their own turns, in words. */
public final class TurnWords {
    private TurnWords() {}

    public static List<StyledText> tell(TurnEvent fact, Telling telling) {
        return switch (fact) {
            case TurnEvent.MayAct _ -> telling.tell("life.may-act", fact.actors());
            case TurnEvent.CameToSenses _ -> telling.tell("magic.came-to-senses", fact.actors());
        };
    }
}
