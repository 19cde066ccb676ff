package emberdelve.server.rule.effect;

import emberdelve.config.content.Effect.PassingMind;
import emberdelve.config.content.Trigger;
import emberdelve.protocol.style.StyledText;
import emberdelve.server.text.Conditions;
import emberdelve.server.text.Nouns;
import emberdelve.server.text.Rendering;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The words for events of items and effects. */
final class EffectWords {
    private EffectWords() {}

    public static List<StyledText> tell(EffectEvent fact, Rendering telling) {
        return switch (fact) {
            case EffectEvent.Used(_, var verb, var pile) ->
                    telling.tell(
                            "magic.used",
                            fact.actors(),
                            Map.of("does", verb, "item", Nouns.pile(pile.type(), pile.count())));
            case EffectEvent.Shared(_, _, var pile) ->
                    telling.tell(
                            "magic.shared",
                            fact.actors(),
                            Map.of("item", Nouns.pile(pile.type(), pile.count())));
            case EffectEvent.Healed(_, var amount) ->
                    telling.tell(
                            "magic.healed",
                            fact.actors(),
                            Map.of("amount", Integer.toString(amount)));
            case EffectEvent.Mended(_, _, var amount) ->
                    telling.tell(
                            "magic.mended",
                            fact.actors(),
                            Map.of("amount", Integer.toString(amount)));
            case EffectEvent.Harmed harmed -> harmed(harmed, telling);
            case EffectEvent.Did(_, var verb, _) ->
                    telling.tell("magic.did", fact.actors(), Map.of("does", verb));
            case EffectEvent.WentOff(_, var source, var worn) ->
                    telling.tell(
                            worn.map(EffectWords::key).orElse("magic.trap-went-off"),
                            fact.actors(),
                            Map.of("source", source));
            case EffectEvent.Beset(_, var mind, var turns) ->
                    telling.tell(
                            telling.isReader(fact.actor()) ? key(mind) + "-you" : key(mind),
                            fact.actors(),
                            Map.of("turns", Integer.toString(turns)));
            case EffectEvent.Resisted(_, var mind) ->
                    telling.tell("magic.never-" + word(mind), fact.actors());
            case EffectEvent.Befell(_, var what) ->
                    telling.tell("magic.befell", fact.actors(), Map.of("what", what));
            case EffectEvent.Passed(_, var what) ->
                    telling.tell("magic.passed", fact.actors(), Map.of("what", what));
            case EffectEvent.Wasted(_, var what, var verb, var amount) ->
                    telling.tell(
                            "magic.wasted",
                            fact.actors(),
                            Map.of(
                                    "what", what,
                                    "does", verb,
                                    "amount", Integer.toString(amount)));
            case EffectEvent.Interrupted _ -> telling.tell("magic.interrupted", fact.actors());
            case EffectEvent.Shaken(_, var more) ->
                    telling.tell(
                            "magic.shaken", fact.actors(), Map.of("count", Integer.toString(more)));
            case EffectEvent.Taunted _ -> telling.tell("magic.taunted", fact.actors());
            case EffectEvent.Dazed _ -> telling.tell("magic.dazed", fact.actors());
            case EffectEvent.Staggered _ -> telling.tell("magic.staggered", fact.actors());
        };
    }

    private static String key(PassingMind mind) {
        return switch (mind) {
            case CONFUSED -> "magic.confused";
            case ASLEEP -> "magic.asleep";
            case AFRAID -> "magic.afraid";
            case CHARMED -> "magic.charmed";
        };
    }

    private static String word(PassingMind mind) {
        return mind.name().toLowerCase(Locale.ROOT);
    }

    private static List<StyledText> harmed(EffectEvent.Harmed fact, Rendering telling) {
        var arguments =
                Map.of(
                        "source", fact.source(),
                        "does", fact.verb(),
                        "amount", Integer.toString(fact.amount()));
        if (telling.isFar()) return telling.tell("magic.harmed-far", fact.actors(), arguments);

        var key = telling.isReader(fact.actor()) ? "magic.harmed-you" : "magic.harmed";
        return List.of(
                StyledText.builder()
                        .add(telling.line(key, fact.actors(), arguments))
                        .add(Conditions.told(fact.actor(), fact.condition(), telling))
                        .build());
    }

    private static String key(Trigger.When when) {
        return switch (when) {
            case STRUCK -> "magic.answered";
            case KILL -> "magic.reaped";
            default -> "magic.went-off";
        };
    }
}
