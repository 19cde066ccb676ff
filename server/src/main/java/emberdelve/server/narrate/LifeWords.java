package emberdelve.server.narrate;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.world.actor.Named;
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
            case Life.WasGivenXp(_, var amount) ->
                telling.tell(
                        "life.given-xp", fact.actors(), Map.of("amount", Long.toString(amount)));
            case Life.LearnedNothing _ -> telling.tell("life.learned-nothing", fact.actors());
            case Life.LostXp(_, var amount) ->
                telling.tell(
                        "life.lost-xp", fact.actors(), Map.of("amount", Long.toString(amount)));
            case Life.RoseInLevel(var actor, var level, _) ->
                telling.tell(
                        telling.isReader(actor) ? "life.rose-in-level-you" : "life.rose-in-level",
                        fact.actors(),
                        Map.of("level", Integer.toString(level)));
            case Life.Improved improved -> telling.tell(key(improved), fact.actors());
            case Life.Perished perished -> perished(perished, telling);
            case Life.Fell fell -> fell(fell, telling);
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
        var arguments =
                Map.of("gold", Long.toString(fact.goldLost()), "refuge", fact.refuge());
        return List.of(
                cause(fact, fact.killer(), telling),
                telling.line(
                        fact.goldLost() > 0 ? "life.perished-cost" : "life.perished-no-cost",
                        fact.actors(),
                        arguments),
                telling.line("life.perished-next", fact.actors(), arguments));
    }

    private static List<StyledText> fell(Life.Fell fact, Telling telling) {
        if (!telling.isReader(fact.actor())) return Telling.NOTHING;
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

    private static StyledText cause(Life fact, Named killer, Telling telling) {
        var byOwnHand = killer.id().equals(fact.actor().id());
        return telling.line(
                byOwnHand ? "life.perished-by-own-hand" : "life.perished-cause",
                fact.actors(),
                Map.of());
    }

    /** The one it happens to knows, or cannot be told. */
    private static List<StyledText> toOthers(String key, Life fact, Telling telling) {
        return telling.isReader(fact.actor())
                ? Telling.NOTHING
                : telling.tell(key, fact.actors());
    }
}
