package emberdelve.server.feature.sky;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.text.Rendering;

import java.util.List;
import java.util.Map;

/** The words for the events of the sky. */
final class SkyWords {
    private SkyWords() {}

    static List<StyledText> tell(SkyEvent fact, Rendering telling) {
        return switch (fact) {
            case SkyEvent.Turned(var says) ->
                    telling.tell("sky.turned", fact.actors(), Map.of("says", says));
        };
    }
}
