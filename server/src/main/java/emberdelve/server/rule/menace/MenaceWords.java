package emberdelve.server.rule.menace;

import emberdelve.config.content.Menace;
import emberdelve.config.content.Menace.Answer;
import emberdelve.protocol.style.StyledText;
import emberdelve.server.model.Named;
import emberdelve.server.model.Stance;
import emberdelve.server.text.Rendering;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The words for menaces. What is shown is one line, which names what helps. */
final class MenaceWords {
    private MenaceWords() {}

    static List<StyledText> tell(MenaceEvent fact, Rendering telling) {
        return switch (fact) {
            case MenaceEvent.Shown shown -> shown(shown, telling);
            case MenaceEvent.Threatened threatened -> threatens(threatened, telling);
            case MenaceEvent.Seized(var actor, var number, var target, var menace) ->
                    warn(
                            telling,
                            telling.isReader(target),
                            menace.answers().contains(Answer.INTERRUPT)
                                    ? "menace.seized-interrupt"
                                    : "menace.seized",
                            List.of(telling.numbered(actor, number), target),
                            Map.of("does", menace.sign()));
            case MenaceEvent.Wanting(_, var more) ->
                    telling.tell(
                            "menace.wanting",
                            fact.actors(),
                            Map.of("count", Integer.toString(more)));
            case MenaceEvent.Held _ -> telling.tell("menace.held", fact.actors());
            case MenaceEvent.Carried(_, var menace) ->
                    telling.tell("menace.carried", fact.actors(), Map.of("does", menace.verb()));
            case MenaceEvent.Missed(_, var menace) ->
                    telling.tell(
                            menace.isForItsOwn() ? "menace.missed-own" : "menace.missed",
                            fact.actors());
            case MenaceEvent.Dodged _ -> telling.tell("menace.dodged", fact.actors());
            case MenaceEvent.Withstood _ -> telling.tell("menace.withstood", fact.actors());
            case MenaceEvent.SteppedIn _ -> telling.tell("menace.stepped-in", fact.actors());
            case MenaceEvent.Stood(_, var stance) ->
                    telling.tell(
                            stance == Stance.BRACED ? "menace.braced" : "menace.ready",
                            fact.actors());
        };
    }

    /**
     * Tells what is shown; whom it is meant for is named, so that nobody else makes ready for it.
     */
    private static List<StyledText> shown(MenaceEvent.Shown fact, Rendering telling) {
        var menace = fact.menace();
        var actors = new ArrayList<Named>();
        actors.add(telling.numbered(fact.actor(), fact.number()));
        fact.target().ifPresent(actors::add);
        var key = key(fact.target().isPresent(), answers(menace));
        var together = menace.band().together();
        var isMeant = fact.target().map(telling::isReader).orElse(!telling.isFar());
        if (together == 1)
            return warn(telling, isMeant, key, actors, Map.of("does", menace.sign()));
        return warn(
                telling,
                isMeant,
                key + "-together",
                actors,
                Map.of("does", menace.sign(), "count", Integer.toString(together)));
    }

    /**
     * Tells in few words what is shown again, or to others: of those, one can only interrupt it.
     */
    private static List<StyledText> threatens(MenaceEvent.Threatened fact, Rendering telling) {
        var actor = telling.numbered(fact.actor(), fact.number());
        var answers = fact.menace().answers();
        var end =
                telling.isReader(fact.target())
                        ? answers(fact.menace())
                        : answers.contains(Answer.INTERRUPT) ? "interrupt" : "";
        return warn(
                telling,
                telling.isReader(fact.target()),
                end.isEmpty() ? "menace.threatens" : "menace.threatens-" + end,
                List.of(actor, fact.target()),
                Map.of());
    }

    /** Whoever is meant must answer at once; for others it is a warning like others. */
    private static List<StyledText> warn(
            Rendering telling,
            boolean isMeant,
            String key,
            List<Named> actors,
            Map<String, String> arguments) {
        return isMeant
                ? telling.urge(key, actors, arguments)
                : telling.tell(key, actors, arguments);
    }

    /**
     * The end of the key for the menace's answers; each set of answers has a line of its own, so
     * that no sentence is put together.
     */
    private static String answers(Menace menace) {
        var answers = menace.answers();
        var brace = answers.contains(Answer.BRACE);
        var dodge = answers.contains(Answer.DODGE);
        var interrupt = answers.contains(Answer.INTERRUPT);
        if (brace && dodge) return interrupt ? "any" : "brace-dodge";
        if (brace) return interrupt ? "brace-interrupt" : "brace";
        if (dodge) return interrupt ? "dodge-interrupt" : "dodge";
        return interrupt ? "interrupt" : "";
    }

    private static String key(boolean isAimed, String answers) {
        if (answers.isEmpty()) return isAimed ? "menace.aimed" : "menace.shown";
        return (isAimed ? "menace.aimed-" : "menace.shown-") + answers;
    }
}
