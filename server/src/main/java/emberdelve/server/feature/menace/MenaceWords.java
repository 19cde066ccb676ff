package emberdelve.server.feature.menace;

import emberdelve.config.content.Menace;
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
            case MenaceEvent.Shown(_, var menace) -> shown(menace, fact, telling);
            case MenaceEvent.Seized(_, _, var menace) ->
                    telling.tell(
                            menace.answers().contains(Answer.INTERRUPT)
                                    ? "menace.seized-interrupt"
                                    : "menace.seized",
                            fact.actors(),
                            Map.of("does", menace.sign()));
            case MenaceEvent.Wanting(_, var more) ->
                    telling.tell(
                            "menace.wanting",
                            fact.actors(),
                            Map.of("count", Integer.toString(more)));
            case MenaceEvent.Held _ -> telling.tell("menace.held", fact.actors());
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

    private static List<StyledText> shown(Menace menace, MenaceEvent fact, Rendering telling) {
        var together = menace.band().together();
        if (together == 1)
            return telling.tell(
                    shown(menace.answers()), fact.actors(), Map.of("does", menace.sign()));
        return telling.tell(
                menace.answers().contains(Answer.BRACE)
                        ? "menace.shown-brace-together"
                        : "menace.shown-interrupt-together",
                fact.actors(),
                Map.of("does", menace.sign(), "count", Integer.toString(together)));
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
