package emberdelve.server.feature.reload;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.text.Rendering;

import java.util.List;
import java.util.Map;

/** Puts other content into words. */
final class ReloadWords {
    private ReloadWords() {}

    static List<StyledText> tell(ReloadEvent fact, Rendering telling) {
        return switch (fact) {
            case ReloadEvent.Moved(_, var to) ->
                    telling.tell("reload.moved", fact.actors(), Map.of("room", to));
            case ReloadEvent.Published(_, var to) ->
                    telling.tell("reload.published", fact.actors(), Map.of("room", to));
        };
    }
}
