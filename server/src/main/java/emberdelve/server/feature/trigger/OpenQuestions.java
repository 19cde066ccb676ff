package emberdelve.server.feature.trigger;

import emberdelve.config.content.Step;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.view.Question;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** What triggers have asked characters, who have not answered yet. Thread: world. */
final class OpenQuestions {
    /** Only looked up, never run through: its order means nothing. */
    private final Map<ActorId, Open> open = new HashMap<>();

    private long asked;

    /**
     * @param path of the step that asks
     * @param answers the places of those that were offered, in the step's list
     */
    record Open(long number, Occasion on, Step.Ask ask, String path, List<Integer> answers) {}

    /** Asks, and takes back what was asked before. */
    Question put(Actor whom, Occasion on, Step.Ask ask, String path, List<Integer> answers) {
        var number = ++asked;
        open.put(whom.id(), new Open(number, on, ask, path, answers));
        var options =
                answers.stream()
                        .map(place ->
                                Question.Option.of(
                                        ask.answers().get(place).words(),
                                        "choose " + (answers.indexOf(place) + 1) + " " + number))
                        .toList();
        return new Question(
                "question.trigger",
                Map.of("words", Performer.ownWords(ask.question(), on)),
                options,
                Optional.empty());
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
