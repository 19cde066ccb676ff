package emberdelve.server.feature.trigger;

import emberdelve.config.content.Expression;
import emberdelve.config.content.Step;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.view.Question;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** The questions of triggers to characters who have not answered yet. Thread: world. */
final class OpenQuestions {
    /**
     * The open questions, which are only looked up, never run through: their order means nothing.
     */
    private final Map<ActorId, Open> open = new HashMap<>();

    private long asked;

    /**
     * @param from the step that asks
     * @param answers the places of those that were offered, in the step's list
     * @param held of the conditions that led to the question those that held when it was put: the
     *     others were changed by the trigger itself
     */
    record Open(
            long number,
            Occasion on,
            Step.Ask ask,
            StepPath from,
            List<Integer> answers,
            List<Expression> held) {
        private Open holding(Predicate<Expression> holds) {
            var those = from.conditions().stream().filter(holds).toList();
            return new Open(number, on, ask, from, answers, those);
        }
    }

    /** Asks, and takes back what was asked before. */
    Question put(Actor whom, Occasion on, Step.Ask ask, StepPath from, List<Integer> answers) {
        var number = ++asked;
        open.put(whom.id(), new Open(number, on, ask, from, answers, List.of()));
        var options =
                answers.stream()
                        .map(place ->
                                Question.Option.of(
                                        ask.answers().get(place).words(),
                                        "choose " + (answers.indexOf(place) + 1) + " " + number))
                        .toList();
        return new Question(
                "question.trigger",
                Map.of("words", Wording.ownWords(ask.question(), on)),
                options,
                Optional.empty());
    }

    /** Notes which conditions hold now that all has been done on that occasion. */
    void hold(Actor whom, Occasion on, Predicate<Expression> holds) {
        open.computeIfPresent(
                whom.id(), (_, put) -> put.on().equals(on) ? put.holding(holds) : put);
    }

    Optional<Open> of(Actor whom) {
        return Optional.ofNullable(open.get(whom.id()));
    }

    /** Takes back all that may not be answered any more. */
    void closeUnless(Predicate<Open> holds) {
        open.values().removeIf(holds.negate());
    }

    void close(Actor whom) {
        open.remove(whom.id());
    }

    long asked() {
        return asked;
    }
}
