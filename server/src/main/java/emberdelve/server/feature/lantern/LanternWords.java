package emberdelve.server.feature.lantern;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.text.Rendering;

import java.util.List;
import java.util.Map;

/** The words for the lanterns' events. */
final class LanternWords {
    private LanternWords() {}

    static List<StyledText> tell(LanternEvent fact, Rendering telling) {
        return switch (fact) {
            case LanternEvent.Lit(_, var number, var shaft, var dark) ->
                    telling.tell(
                            dark == 0 ? "lantern.lit-last" : "lantern.lit",
                            fact.actors(),
                            Map.of(
                                    "number", Integer.toString(number),
                                    "shaft", shaft,
                                    "dark", Integer.toString(dark)));
            case LanternEvent.AllLit(_, var count, var round) ->
                    telling.tell(
                            round == 1 ? "lantern.all-lit" : "lantern.all-lit-again",
                            fact.actors(),
                            Map.of(
                                    "count", Integer.toString(count),
                                    "round", Integer.toString(round)));
        };
    }
}
