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
     * @param from the path of the step that asks
     * @param answers the places of the offered answers in the step's list
     * @param held the conditions that led to the question and still held when all steps on that
     *     occasion were done: the trigger itself made the others false
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

    /** Notes the question that the step asks, instead of an earlier one to that character. */
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

    /** Notes which of the conditions hold, now that all steps on that occasion are done. */
    void hold(Actor whom, Occasion on, Predicate<Expression> holds) {
        open.computeIfPresent(
                whom.id(), (_, put) -> put.on().equals(on) ? put.holding(holds) : put);
    }

    Optional<Open> of(Actor whom) {
        return Optional.ofNullable(open.get(whom.id()));
    }

    /** Takes back all questions but those that may still be answered. */
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
