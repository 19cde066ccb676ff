package emberdelve.server.rule.fight;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.model.Named;
import emberdelve.server.text.Rendering;

import java.util.List;
import java.util.Map;

/** The words for deaths of characters. */
final class DeathWords {
    private DeathWords() {}

    public static List<StyledText> tell(DeathEvent fact, Rendering telling) {
        return switch (fact) {
            case DeathEvent.Perished perished -> perished(perished, telling);
            case DeathEvent.Fell fell -> fell(fell, telling);
            case DeathEvent.Woke(var actor) ->
                    telling.tell(
                            telling.isReader(actor) ? "life.woke-you" : "life.woke", fact.actors());
        };
    }

    /** Tells the dead character the cause, the cost and the next step, a line each. */
    private static List<StyledText> perished(DeathEvent.Perished fact, Rendering telling) {
        if (!telling.isReader(fact.actor())) return Rendering.NOTHING;
        var arguments =
                Map.of(
                        "gold", Long.toString(fact.goldLost()),
                        "xp", Long.toString(fact.xpLost()),
                        "refuge", fact.refuge());
        return List.of(
                cause(fact, fact.killer(), telling),
                telling.line(cost(fact), fact.actors(), arguments),
                telling.line("life.perished-next", fact.actors(), arguments));
    }

    private static String cost(DeathEvent.Perished fact) {
        if (fact.xpLost() == 0)
            return fact.goldLost() > 0 ? "life.perished-cost" : "life.perished-no-cost";
        return fact.goldLost() > 0 ? "life.perished-cost-both" : "life.perished-cost-xp";
    }

    private static List<StyledText> fell(DeathEvent.Fell fact, Rendering telling) {
        if (!telling.isReader(fact.actor())) return Rendering.NOTHING;
        var arguments =
                Map.of(
                        "who", fact.actor().name(),
                        "level", Integer.toString(fact.level()),
                        "xp", Long.toString(fact.xp()));
        return List.of(
                cause(fact, fact.killer(), telling),
                telling.line("life.fell-cost", fact.actors(), arguments),
                telling.line("life.fell-next", fact.actors(), arguments));
    }

    private static StyledText cause(DeathEvent fact, Named killer, Rendering telling) {
        var byOwnHand = killer.id().equals(fact.actor().id());
        return telling.line(
                byOwnHand ? "life.perished-by-own-hand" : "life.perished-cause",
                fact.actors(),
                Map.of());
    }
}
