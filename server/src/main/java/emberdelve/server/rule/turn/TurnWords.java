package emberdelve.server.rule.turn;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.kernel.TurnEvent;
import emberdelve.server.text.Rendering;

import java.util.List;

/** The words for events of turns. */
final class TurnWords {
    private TurnWords() {}

    static List<StyledText> tell(TurnEvent fact, Rendering telling) {
        return switch (fact) {
            case TurnEvent.MayAct _ -> telling.tell("life.may-act", fact.actors());
            case TurnEvent.CameToSenses _ -> telling.tell("magic.came-to-senses", fact.actors());
        };
    }
}
