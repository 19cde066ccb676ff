package emberdelve.server.narrate;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.world.event.Life;
import java.util.List;
import java.util.Map;

/** What becomes of characters, in words. */
final class LifeWords {
    private LifeWords() {}

    static List<StyledText> tell(Life fact, Telling telling) {
        return switch (fact) {
            case Life.MayAct _ -> telling.tell("life.may-act", fact.actors());
            case Life.GainedXp gained -> gained(gained, telling);
            case Life.LostXp(_, var amount) ->
                telling.tell(
                        "life.lost-xp", fact.actors(), Map.of("amount", Long.toString(amount)));
            case Life.RoseInLevel(var actor, var level) ->
                telling.tell(
                        telling.isReader(actor) ? "life.rose-in-level-you" : "life.rose-in-level",
                        fact.actors(),
                        Map.of("level", Integer.toString(level)));
            case Life.Improved improved -> telling.tell(key(improved), fact.actors());
            case Life.Perished perished -> perished(perished, telling);
            case Life.Woke(var actor) ->
                telling.tell(
                        telling.isReader(actor) ? "life.woke-you" : "life.woke", fact.actors());
            case Life.GotMail got -> telling.tell("life.got-mail", got.actors());
            case Life.Decayed(var corpse) ->
                telling.tell("life.decayed", List.of(), Map.of("corpse", Nouns.any(corpse)));
            case Life.CameOnline _ -> toOthers("life.came-online", fact, telling);
            case Life.WentOffline _ -> toOthers("life.went-offline", fact, telling);
            case Life.LostLink _ -> toOthers("life.lost-link", fact, telling);
            case Life.RegainedLink(var actor) ->
                telling.tell(
                        telling.isReader(actor) ? "life.regained-link-you" : "life.regained-link",
                        fact.actors());
        };
    }

    private static List<StyledText> gained(Life.GainedXp fact, Telling telling) {
        return telling.tell(
                fact.sharers() > 1 ? "life.gained-xp-shared" : "life.gained-xp",
                fact.actors(),
                Map.of(
                        "amount", Long.toString(fact.amount()),
                        "sharers", Integer.toString(fact.sharers())));
    }

    private static String key(Life.Improved fact) {
        return switch (fact.how()) {
            case HEALTHIER -> "life.improved-healthier";
            case STRONGER -> "life.improved-stronger";
            case TOUGHER -> "life.improved-tougher";
            case MORE_AWARE -> "life.improved-more-aware";
        };
    }

    /** Cause, cost and next step, a line each (rule 15); for the dead alone. */
    private static List<StyledText> perished(Life.Perished fact, Telling telling) {
        if (!telling.isReader(fact.actor())) return Telling.NOTHING;
        var byOwnHand = fact.killer().id().equals(fact.actor().id());
        var arguments =
                Map.of("gold", Long.toString(fact.goldLost()), "refuge", fact.refuge());
        return List.of(
                telling.line(
                        byOwnHand ? "life.perished-by-own-hand" : "life.perished-cause",
                        fact.actors(),
                        arguments),
                telling.line(
                        fact.goldLost() > 0 ? "life.perished-cost" : "life.perished-no-cost",
                        fact.actors(),
                        arguments),
                telling.line("life.perished-next", fact.actors(), arguments));
    }

    /** The one it happens to knows, or cannot be told. */
    private static List<StyledText> toOthers(String key, Life fact, Telling telling) {
        return telling.isReader(fact.actor())
                ? Telling.NOTHING
                : telling.tell(key, fact.actors());
    }
}
