package emberdelve.server.feature.feat;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.text.Rendering;

import java.util.List;
import java.util.Map;

/** The words for the feats' events. */
final class FeatWords {
    private FeatWords() {}

    static List<StyledText> tell(FeatEvent fact, Rendering telling) {
        return switch (fact) {
            case FeatEvent.Earned(var actor, var title, var sentence) ->
                    telling.tell(
                            telling.isReader(actor) ? "feat.earned-you" : "feat.earned",
                            fact.actors(),
                            Map.of("title", title, "sentence", sentence));
        };
    }
}
