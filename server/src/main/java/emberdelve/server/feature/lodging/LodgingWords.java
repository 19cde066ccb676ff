package emberdelve.server.feature.lodging;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.text.Rendering;

import java.util.List;
import java.util.Map;

/** The words for events of rented rooms. */
final class LodgingWords {
    private LodgingWords() {}

    static List<StyledText> tell(LodgingEvent fact, Rendering telling) {
        return switch (fact) {
            case LodgingEvent.Rented(_, var amount, var keeper) ->
                    telling.tell(
                            "lodging.rented",
                            fact.actors(),
                            Map.of("amount", Long.toString(amount), "keeper", keeper));
            case LodgingEvent.WentUp(var actor, var lodger) ->
                    actor.name().equals(lodger)
                            ? telling.tell("lodging.went-up", fact.actors())
                            : telling.tell(
                                    "lodging.visits", fact.actors(), Map.of("lodger", lodger));
            case LodgingEvent.WentDown _ -> telling.tell("lodging.went-down", fact.actors());
            case LodgingEvent.ShownOut(_, var keeper) ->
                    telling.tell("lodging.shown-out", fact.actors(), Map.of("keeper", keeper));
            case LodgingEvent.EndsSoon(_, var house, var hours) ->
                    telling.tell(
                            hours == 0 ? "lodging.ends-within-the-hour" : "lodging.ends-soon",
                            fact.actors(),
                            Map.of("house", house, "hours", Long.toString(hours)));
            case LodgingEvent.Ended(_, var house) ->
                    telling.tell("lodging.ended", fact.actors(), Map.of("house", house));
        };
    }
}
