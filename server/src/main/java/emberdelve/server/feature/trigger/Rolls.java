package emberdelve.server.feature.trigger;

import emberdelve.config.content.Expression;
import emberdelve.config.content.Step;
import emberdelve.config.content.Trigger;

import java.util.List;

/**
 * The search of a trigger for {@code roll}: a die is thrown only for a trigger that uses it. Pure.
 */
final class Rolls {
    private Rolls() {}

    static boolean in(Trigger trigger) {
        return trigger.cue().condition().filter(Rolls::in).isPresent() || in(trigger.steps());
    }

    private static boolean in(List<Step> steps) {
        return steps.stream()
                .anyMatch(step ->
                        switch (step) {
                            case Step.Set set -> in(set.value());
                            case Step.Ask ask ->
                                    ask.answers().stream()
                                            .anyMatch(each ->
                                                    each.condition().filter(Rolls::in).isPresent()
                                                            || in(each.steps()));
                            default -> false;
                        });
    }

    private static boolean in(Expression expression) {
        return switch (expression) {
            case Expression.Fact fact -> fact == Expression.Fact.ROLL;
            case Expression.Literal _,
                    Expression.Recall _,
                    Expression.Has _,
                    Expression.Living _,
                    Expression.Progress _ ->
                    false;
            case Expression.Not(var of) -> in(of);
            case Expression.And(var left, var right) -> in(left) || in(right);
            case Expression.Or(var left, var right) -> in(left) || in(right);
            case Expression.Sum(var left, var right, _) -> in(left) || in(right);
            case Expression.Compare(_, var left, var right) -> in(left) || in(right);
        };
    }
}
