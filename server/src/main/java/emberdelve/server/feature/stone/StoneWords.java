package emberdelve.server.feature.stone;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.text.Rendering;

import java.util.List;
import java.util.Map;

/** The words for the carving of a line. */
final class StoneWords {
    private StoneWords() {}

    static List<StyledText> tell(StoneEvent fact, Rendering telling) {
        if (!telling.isReader(fact.actor()))
            return telling.tell("stone.carved", fact.actors(), Map.of("keeper", fact.carver()));
        return telling.tell(
                "stone.carved-yours",
                fact.actors(),
                Map.of(
                        "keeper", fact.carver(),
                        "words", fact.words(),
                        "gold", Long.toString(fact.price())));
    }
}
