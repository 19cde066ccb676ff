package emberdelve.server.feature.duel;

import emberdelve.config.content.Saga;
import emberdelve.protocol.style.StyledText;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Detail;
import emberdelve.server.text.Conditions;
import emberdelve.server.text.Nouns;
import emberdelve.server.text.Rendering;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The words for duels. The players in a duel are told everything. Bystanders who want less of
 * fights are told the beginning of a duel, who fell, and the end.
 */
final class DuelWords {
    private DuelWords() {}

    /**
     * Tells an event as something that is heard, so that readers who see nothing are told it, too.
     */
    public static List<StyledText> tell(DuelEvent fact, Rendering telling) {
        return telling(fact, telling.heard());
    }

    private static List<StyledText> telling(DuelEvent fact, Rendering telling) {
        return switch (fact) {
            case DuelEvent.Answerable asked -> asked(asked, telling);
            case DuelEvent.Told told -> told(told, telling);
            case DuelEvent.Entered entered -> entered(entered, telling);
            case DuelEvent.Ready(_, var seconds) ->
                    telling.tell("duel.ready", fact.actors(), seconds(seconds));
            case DuelEvent.Rolled rolled -> rolled(rolled, telling);
            case DuelEvent.Struck struck -> struck(struck, telling);
            case DuelEvent.GaveUp(_, var why) -> telling.tell(key(why), fact.actors());
            case DuelEvent.BrokenOff _ -> telling.tell("duel.broken-off", List.of());
            case DuelEvent.Won won -> won(won, telling);
        };
    }

    private static List<StyledText> asked(DuelEvent.Answerable fact, Rendering telling) {
        return switch (fact) {
            case DuelEvent.Challenged(_, var challenged, var groups, var seconds) -> {
                var key = groups ? "duel.challenged-group" : "duel.challenged";
                var toReader = telling.isReader(challenged);
                yield telling.tell(toReader ? key + "-you" : key, fact.actors(), seconds(seconds));
            }
            case DuelEvent.Declined(var challenger, _) ->
                    telling.tell(
                            telling.isReader(challenger) ? "duel.declined-you" : "duel.declined",
                            fact.actors());
            case DuelEvent.Lapsed(var challenger, _) ->
                    telling.tell(
                            telling.isReader(challenger) ? "duel.lapsed" : "duel.lapsed-you",
                            fact.actors());
        };
    }

    private static List<StyledText> told(DuelEvent.Told fact, Rendering telling) {
        var isLeftOut =
                switch (fact.moment()) {
                    case ROUND, HIT, MISS -> passesOver(fact.players(), telling);
                    case OPENING, OPENING_GROUPS, DEATH, QUICK, VICTORY_GOOD, VICTORY_BAD, DRAW ->
                            false;
                };
        if (isLeftOut) return Rendering.NOTHING;
        return List.of(telling.line(fact.message(), fact.actors(), fact.arguments()));
    }

    /** Tells who plays whom; only the player is told the scores. */
    private static List<StyledText> entered(DuelEvent.Entered fact, Rendering telling) {
        var barbarian = fact.barbarian();
        var arguments = new HashMap<String, String>();
        arguments.put("who", barbarian.name());
        arguments.put("alignment", barbarian.alignment().name().toLowerCase(Locale.ROOT));
        arguments.put("weapon", Nouns.any(barbarian.weapon().name()));
        arguments.put("hp", Integer.toString(barbarian.hp()));
        if (fact.player().isEmpty())
            return telling.tell("duel.entered-stranger", fact.actors(), arguments);
        var line = telling.line("duel.entered", fact.actors(), arguments);
        if (!telling.isReader(fact.as())) return List.of(line);
        return List.of(line, telling.line("duel.scores", fact.actors(), scores(barbarian)));
    }

    private static Map<String, String> scores(Barbarian barbarian) {
        var scores = new HashMap<String, String>();
        barbarian.abilities().byWord().forEach((word, score) -> scores.put(word, score.toString()));
        scores.put("damage", barbarian.weapon().damage().toString());
        return scores;
    }

    private static List<StyledText> rolled(DuelEvent.Rolled fact, Rendering telling) {
        if (passesOver(fact.players(), telling)) return Rendering.NOTHING;
        var order =
                fact.order().stream()
                        .map(each ->
                                telling.words(
                                        "duel.initiative-of",
                                        List.of(each.who()),
                                        Map.of("sum", Integer.toString(each.sum()))))
                        .collect(Collectors.joining(", "));
        return telling.tell("duel.initiative", List.of(), Map.of("order", order));
    }

    private static List<StyledText> struck(DuelEvent.Struck fact, Rendering telling) {
        var how = fact.how();
        if (passesOver(how.players(), telling)) return Rendering.NOTHING;
        var line =
                StyledText.builder()
                        .add(telling.line(how.message(), how.actors(), how.arguments()));
        line.add(left(fact, telling));
        if (telling.reader().preferences().rolls())
            line.add(
                    " "
                            + telling.words(
                                    "duel.roll",
                                    List.of(),
                                    Map.of(
                                            "roll", Integer.toString(fact.roll()),
                                            "needed", Integer.toString(fact.needed()))));
        return List.of(line.build());
    }

    /**
     * The state of the target: for the target its hit points in numbers, because no prompt has
     * them; for others its condition in words.
     */
    private static String left(DuelEvent.Struck fact, Rendering telling) {
        var target = fact.how().actors().getLast();
        if (!telling.isReader(target)) return Conditions.told(target, fact.condition(), telling);
        var isHurt = fact.how().moment() == Saga.Moment.HIT;
        if (!isHurt || fact.hp() == 0) return "";
        return " "
                + telling.words(
                        "duel.left",
                        List.of(target),
                        Map.of(
                                "hp", Integer.toString(fact.hp()),
                                "max", Integer.toString(fact.hpMax())));
    }

    private static List<StyledText> won(DuelEvent.Won fact, Rendering telling) {
        var alone = fact.winners().size() == 1;
        if (alone) return telling.tell("duel.won", fact.actors());
        var isReaders = fact.winners().contains(telling.reader().self());
        return telling.tell(isReaders ? "duel.won-yours" : "duel.won-side", fact.actors());
    }

    private static String key(DuelEvent.GaveUp.Why why) {
        return switch (why) {
            case YIELDED -> "duel.gave-up";
            case WALKED_AWAY -> "duel.walked-away";
            case FOUGHT -> "duel.fought";
            case GONE -> "duel.gone";
        };
    }

    private static boolean passesOver(List<ActorId> players, Rendering telling) {
        return !players.contains(telling.reader().self())
                && telling.reader().preferences().detail() != Detail.FULL;
    }

    private static Map<String, String> seconds(long seconds) {
        return Map.of("seconds", Long.toString(seconds));
    }
}
