package emberdelve.server.feature.guide;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.text.Rendering;

import java.util.List;
import java.util.Map;

/** The words for being led away. */
final class GuideWords {
    private GuideWords() {}

    static List<StyledText> tell(GuideEvent fact, Rendering telling) {
        if (!telling.isReader(fact.actor()))
            return telling.tell("travel.left", fact.actors(), Map.of("keeper", fact.guide()));
        return telling.tell(
                "travel.left-you",
                fact.actors(),
                Map.of(
                        "keeper", fact.guide(),
                        "place", fact.place(),
                        "gold", Long.toString(fact.fare())));
    }
}
