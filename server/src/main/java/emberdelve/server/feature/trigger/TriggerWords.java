package emberdelve.server.feature.trigger;

import emberdelve.config.content.Step.Act;
import emberdelve.protocol.style.StyledText;
import emberdelve.server.feature.trigger.TriggerEvent.Own;
import emberdelve.server.text.Rendering;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The words for the events of triggers. */
final class TriggerWords {
    private TriggerWords() {}

    static List<StyledText> tell(TriggerEvent fact, Rendering telling) {
        return switch (fact) {
            case TriggerEvent.Said(_, var words) -> tell("trigger.said", fact, words, telling);
            case TriggerEvent.Voiced(var voice, var words) ->
                    telling.tell(
                            "trigger.voiced", fact.actors(), Map.of("who", voice, "words", words));
            case TriggerEvent.Emoted(var actor, var words, var own) ->
                    telling.tell(
                            "trigger.emoted",
                            List.of(actor),
                            Map.of("words", read(words, own, telling)));
            case TriggerEvent.Shown(var words, var own) ->
                    telling.tell(
                            "trigger.shown", List.of(), Map.of("words", read(words, own, telling)));
            case TriggerEvent.Told(_, var words) -> tell("trigger.told", fact, words, telling);
            case TriggerEvent.Busy _ -> telling.tell("trigger.busy", List.of(), Map.of());
            case TriggerEvent.DoorMoved(var door, var act) ->
                    telling.tell(key(act), fact.actors(), Map.of("door", door));
            case TriggerEvent.NoLongerSo _ ->
                    telling.tell("trigger.no-longer", List.of(), Map.of());
            case TriggerEvent.WantsThing(_, var thing) ->
                    telling.tell("trigger.wants-thing", List.of(), Map.of("item", thing));
            case TriggerEvent.WantsGold(_, var amount) ->
                    telling.tell(
                            "trigger.wants-gold",
                            List.of(),
                            Map.of("amount", Long.toString(amount)));
            case TriggerEvent.WantsFreeGold(_, var free, var bound) ->
                    telling.tell(
                            "trigger.wants-free-gold",
                            List.of(),
                            Map.of("free", Long.toString(free), "bound", Long.toString(bound)));
            case TriggerEvent.WantsRoom _ ->
                    telling.tell("trigger.wants-room", List.of(), Map.of());
            case TriggerEvent.Asked(_, var words, _) -> tell("trigger.asked", fact, words, telling);
        };
    }

    private static String read(String words, Optional<Own> own, Rendering telling) {
        return own.filter(its -> telling.isReader(its.reader())).map(Own::words).orElse(words);
    }

    private static String key(Act act) {
        return switch (act) {
            case OPEN -> "trigger.door-open";
            case CLOSE -> "trigger.door-close";
            case LOCK -> "trigger.door-lock";
            case UNLOCK -> "trigger.door-unlock";
        };
    }

    private static List<StyledText> tell(
            String key, TriggerEvent fact, String words, Rendering telling) {
        return telling.tell(key, fact.actors(), Map.of("words", words));
    }
}
