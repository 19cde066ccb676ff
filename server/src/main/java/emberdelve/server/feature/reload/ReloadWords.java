package emberdelve.server.feature.reload;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.model.Pile;
import emberdelve.server.text.Nouns;
import emberdelve.server.text.Rendering;

import java.util.List;
import java.util.Map;

/** The words for the events of changed content. */
final class ReloadWords {
    private ReloadWords() {}

    static List<StyledText> tell(ReloadEvent fact, Rendering telling) {
        return switch (fact) {
            case ReloadEvent.Moved(_, var to) -> moved("reload.moved", fact, to, telling);
            case ReloadEvent.Returned(_, var to) -> moved("reload.returned", fact, to, telling);
            case ReloadEvent.Published(_, var to) -> moved("reload.published", fact, to, telling);
            case ReloadEvent.CameOff(_, var pile) -> worn("reload.came-off", fact, pile, telling);
            case ReloadEvent.PutOnAgain(_, var pile) ->
                    worn("reload.put-on-again", fact, pile, telling);
        };
    }

    private static List<StyledText> moved(
            String key, ReloadEvent fact, String to, Rendering telling) {
        return telling.tell(key, fact.actors(), Map.of("room", to));
    }

    private static List<StyledText> worn(
            String key, ReloadEvent fact, Pile pile, Rendering telling) {
        return telling.tell(
                key, fact.actors(), Map.of("item", Nouns.pile(pile.type(), pile.count())));
    }
}
