package emberdelve.server.feature.trigger;

import emberdelve.config.content.Expression;
import emberdelve.config.content.Step;
import emberdelve.config.content.Trigger;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The path of one of a trigger's steps: {@code 3}, or {@code 2.1.0} for the first step of the
 * second answer of the third step. Pure.
 *
 * @param steps the steps of the trigger, or of the answer that was given last
 * @param at the place in them of the step to be done next
 * @param before the path of {@link #steps}, with a dot at its end; empty for the steps of the
 *     trigger itself
 * @param conditions the conditions of the trigger, and of the answers that led here
 */
record StepPath(List<Step> steps, int at, String before, List<Expression> conditions) {
    static StepPath first(Trigger trigger) {
        return new StepPath(trigger.steps(), 0, "", trigger.cue().condition().stream().toList());
    }

    /**
     * The path that was written; empty if it leads to no answer of the trigger, as content may have
     * changed since.
     */
    static Optional<StepPath> of(Trigger trigger, String path) {
        var places = path.split("\\.", -1);
        var here = first(trigger);
        for (var i = 0; i + 2 < places.length; i += 2) {
            var inside = here.to(Integer.parseInt(places[i])).into(Integer.parseInt(places[i + 1]));
            if (inside.isEmpty()) return Optional.empty();
            here = inside.get();
        }
        return Optional.of(here.to(Integer.parseInt(places[places.length - 1])));
    }

    /** The path of another step in the same list. */
    StepPath to(int place) {
        return new StepPath(steps, place, before, conditions);
    }

    /**
     * The path of the first step of that answer to the question that this step asks; empty if there
     * is none.
     */
    Optional<StepPath> into(int answer) {
        if (at >= steps.size() || !(steps.get(at) instanceof Step.Ask(_, var answers)))
            return Optional.empty();
        if (answer >= answers.size()) return Optional.empty();
        var chosen = answers.get(answer);
        var all = new ArrayList<>(conditions);
        chosen.condition().ifPresent(all::add);
        return Optional.of(
                new StepPath(
                        chosen.steps(), 0, before + at + "." + answer + ".", List.copyOf(all)));
    }

    /** Whether the steps are those of an answer. */
    boolean isAnswer() {
        return !before.isEmpty();
    }

    /** The path as text. */
    String written() {
        return before + at;
    }

    /** The steps that are done at once from here, up to the next wait. */
    List<Step> go() {
        var end = at;
        while (end < steps.size() && !(steps.get(end) instanceof Step.After)) end++;
        return at >= steps.size() ? List.of() : steps.subList(at, end);
    }
}
