package emberdelve.server.feature.rumour;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.text.Rendering;

import java.util.List;
import java.util.Map;

/** The words for the events of rare monsters. */
final class RumourWords {
    private RumourWords() {}

    static List<StyledText> tell(RumourEvent fact, Rendering telling) {
        return switch (fact) {
            case RumourEvent.Heard(var rumour) ->
                    telling.tell("rumour.heard", fact.actors(), Map.of("rumour", rumour));
            case RumourEvent.Ended _ -> telling.tell("rumour.ended", fact.actors());
            case RumourEvent.Faded _ -> telling.tell("rumour.faded", fact.actors());
        };
    }
}
