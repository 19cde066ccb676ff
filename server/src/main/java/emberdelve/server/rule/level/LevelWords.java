package emberdelve.server.rule.level;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.text.Rendering;

import java.util.List;
import java.util.Map;

/** The words for experience and levels. */
final class LevelWords {
    private LevelWords() {}

    public static List<StyledText> tell(LevelEvent fact, Rendering telling) {
        return switch (fact) {
            case LevelEvent.GainedXp gained -> gained(gained, telling);
            case LevelEvent.WasGivenXp(_, var amount) ->
                    telling.tell(
                            "life.given-xp",
                            fact.actors(),
                            Map.of("amount", Long.toString(amount)));
            case LevelEvent.LearnedNothing _ -> telling.tell("life.learned-nothing", fact.actors());
            case LevelEvent.LostXp(_, var amount) ->
                    telling.tell(
                            "life.lost-xp", fact.actors(), Map.of("amount", Long.toString(amount)));
            case LevelEvent.RegainedXp(_, var amount) ->
                    telling.tell(
                            "life.regained-xp",
                            fact.actors(),
                            Map.of("amount", Long.toString(amount)));
            case LevelEvent.RoseInLevel(var actor, var level, _) ->
                    telling.tell(
                            telling.isReader(actor)
                                    ? "life.rose-in-level-you"
                                    : "life.rose-in-level",
                            fact.actors(),
                            Map.of("level", Integer.toString(level)));
            case LevelEvent.Improved improved -> telling.tell(key(improved), fact.actors());
        };
    }

    private static List<StyledText> gained(LevelEvent.GainedXp fact, Rendering telling) {
        return telling.tell(
                fact.sharers() > 1 ? "life.gained-xp-shared" : "life.gained-xp",
                fact.actors(),
                Map.of(
                        "amount", Long.toString(fact.amount()),
                        "sharers", Integer.toString(fact.sharers())));
    }

    private static String key(LevelEvent.Improved fact) {
        return switch (fact.how()) {
            case HEALTHIER -> "life.improved-healthier";
            case STRONGER -> "life.improved-stronger";
            case TOUGHER -> "life.improved-tougher";
            case MORE_AWARE -> "life.improved-more-aware";
        };
    }
}
