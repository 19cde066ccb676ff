package emberdelve.server.feature.menace;

import emberdelve.config.content.Menace.Answer;
import emberdelve.protocol.style.StyledText;
import emberdelve.server.model.Stance;
import emberdelve.server.text.Rendering;

import java.util.List;
import java.util.Map;
import java.util.Set;

/** Puts menaces into words. What is shown is one line, which names what helps. */
final class MenaceWords {
    private MenaceWords() {}

    static List<StyledText> tell(MenaceEvent fact, Rendering telling) {
        return switch (fact) {
            case MenaceEvent.Shown(_, var menace) ->
                    telling.tell(
                            shown(menace.answers()), fact.actors(), Map.of("does", menace.sign()));
            case MenaceEvent.Carried(_, var menace) ->
                    telling.tell("menace.carried", fact.actors(), Map.of("does", menace.verb()));
            case MenaceEvent.Missed _ -> telling.tell("menace.missed", fact.actors());
            case MenaceEvent.Dodged _ -> telling.tell("menace.dodged", fact.actors());
            case MenaceEvent.Withstood _ -> telling.tell("menace.withstood", fact.actors());
            case MenaceEvent.SteppedIn _ -> telling.tell("menace.stepped-in", fact.actors());
            case MenaceEvent.Stood(_, var stance) ->
                    telling.tell(
                            stance == Stance.BRACED ? "menace.braced" : "menace.ready",
                            fact.actors());
        };
    }

    /** Each set of answers has a line of its own, so that no sentence is put together. */
    private static String shown(Set<Answer> answers) {
        var brace = answers.contains(Answer.BRACE);
        var dodge = answers.contains(Answer.DODGE);
        var interrupt = answers.contains(Answer.INTERRUPT);
        if (brace && dodge) return interrupt ? "menace.shown-any" : "menace.shown-brace-dodge";
        if (brace) return interrupt ? "menace.shown-brace-interrupt" : "menace.shown-brace";
        if (dodge) return interrupt ? "menace.shown-dodge-interrupt" : "menace.shown-dodge";
        return interrupt ? "menace.shown-interrupt" : "menace.shown";
    }
}
