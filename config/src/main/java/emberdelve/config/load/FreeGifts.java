package emberdelve.config.load;

import emberdelve.config.content.Expression;
import emberdelve.config.content.ItemType;
import emberdelve.config.content.Quest;
import emberdelve.config.content.Step;
import emberdelve.config.content.Trigger;
import emberdelve.config.content.Variable;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;

/**
 * What a trigger gives for nothing, again and again: neither bound nor worthless, without a fight
 * or a price, and without a mark of the character that lets its conditions hold no more. Pure.
 */
final class FreeGifts {
    /** No shop pays anything for a thing of that value. */
    private static final int WORTHLESS = 1;

    /** Some day or other: what was given today is not given twice in it. */
    private static final OptionalLong TODAY = OptionalLong.of(1);

    private static final OptionalLong MANY = OptionalLong.of(Variable.NUMBER_MAX);

    private final Map<String, ItemType> items;
    private final Map<String, Quest> quests;

    FreeGifts(Map<String, ItemType> items, Map<String, Quest> quests) {
        this.items = items;
        this.quests = quests;
    }

    /** The first such thing, or so much gold; empty for none. */
    Optional<String> in(Trigger trigger) {
        return switch (trigger.when()) {
            // Once, or after a fight.
            case FIRST_TIME, KILL, DEATH, WOUND, STRUCK -> Optional.empty();
            // For a thing that is used up.
            case GIVE -> isWorth(trigger.cue().of()) ? Optional.empty() : given(trigger);
            case ENTER, LEAVE, GROUP, SAY, TAKE, USE, LOOK, OPEN, DOOR, TIMER -> given(trigger);
        };
    }

    private Optional<String> given(Trigger trigger) {
        return in(
                trigger.steps(),
                trigger.cue().condition().stream().toList(),
                new Known(new HashMap<>(), new HashMap<>()));
    }

    /** What of a character is known once the steps are done: a mark is a constant. */
    private record Known(Map<Variable, Long> variables, Map<String, Long> stages) {
        Known copy() {
            return new Known(new HashMap<>(variables), new HashMap<>(stages));
        }
    }

    private Optional<String> in(List<Step> steps, List<Expression> conditions, Known before) {
        var after = before.copy();
        var given = Optional.<String>empty();
        var paid = false;
        for (var step : steps) {
            switch (step) {
                case Step.Set(var variable, var value) -> note(variable, value, after);
                case Step.Advance(var quest, var word) -> note(quest, word, after);
                case Step.Take(var item, var gold) -> paid |= gold > 0 || isWorth(item);
                case Step.Give(var item, var gold, var bound) -> {
                    if (given.isEmpty() && gold > 0) given = Optional.of(gold + " gold");
                    if (given.isEmpty() && !bound && isWorth(item)) given = item;
                }
                default -> {}
            }
        }
        if (paid || conditions.stream().anyMatch(each -> isOver(each, after)))
            return Optional.empty();
        if (given.isPresent()) return given;
        return steps.stream()
                .flatMap(step ->
                        step instanceof Step.Ask ask ? ask.answers().stream() : Stream.empty())
                .flatMap(answer -> in(answer.steps(), with(answer, conditions), after).stream())
                .findFirst();
    }

    private static List<Expression> with(Step.Answer answer, List<Expression> conditions) {
        var all = new ArrayList<>(conditions);
        answer.condition().ifPresent(all::add);
        return all;
    }

    private static void note(Variable variable, Expression value, Known known) {
        if (variable.scope() != Variable.Scope.CHARACTER) return;
        var now = isCount(variable, value) ? MANY : value(value, known);
        if (now.isPresent()) known.variables().put(variable, now.getAsLong());
        else known.variables().remove(variable);
    }

    /** Whether it counts how often: some day it is as large as can be. */
    private static boolean isCount(Variable variable, Expression value) {
        return value instanceof Expression.Sum(var left, Expression.Literal(var more), var minus)
                && left.equals(new Expression.Recall(variable))
                && more > 0
                && !minus;
    }

    private void note(String quest, String word, Known known) {
        var all = quests.get(quest);
        if (all != null) known.stages().put(quest, (long) all.words().indexOf(word));
    }

    private boolean isWorth(Optional<String> item) {
        return item.map(items::get).filter(type -> type.value() > WORTHLESS).isPresent();
    }

    /** Whether the condition cannot hold any more, whatever else is so. */
    private static boolean isOver(Expression condition, Known known) {
        var value = value(condition, known);
        return value.isPresent() && value.getAsLong() == 0;
    }

    /** Empty where it depends on what is not known. */
    private static OptionalLong value(Expression expression, Known known) {
        return switch (expression) {
            case Expression.Literal(var value) -> OptionalLong.of(value);
            case Expression.Recall(var variable) -> of(known.variables().get(variable));
            case Expression.Progress(var quest) -> of(known.stages().get(quest));
            case Expression.Fact fact ->
                    fact == Expression.Fact.TODAY ? TODAY : OptionalLong.empty();
            case Expression.Has _, Expression.Living _ -> OptionalLong.empty();
            case Expression.Not(var of) -> {
                var value = value(of, known);
                yield value.isEmpty() ? value : truth(value.getAsLong() == 0);
            }
            case Expression.And(var left, var right) -> {
                if (isOver(left, known) || isOver(right, known)) yield truth(false);
                yield both(value(left, known), value(right, known), (_, _) -> 1);
            }
            case Expression.Or(var left, var right) -> {
                if (holds(left, known) || holds(right, known)) yield truth(true);
                yield both(value(left, known), value(right, known), (_, _) -> 0);
            }
            case Expression.Sum(var left, var right, var minus) ->
                    both(
                            value(left, known),
                            value(right, known),
                            (one, other) -> minus ? one - other : one + other);
            case Expression.Compare(var how, var left, var right) ->
                    both(
                            value(left, known),
                            value(right, known),
                            (one, other) -> how.holds(one, other) ? 1 : 0);
        };
    }

    private static boolean holds(Expression condition, Known known) {
        var value = value(condition, known);
        return value.isPresent() && value.getAsLong() != 0;
    }

    private interface Sum {
        long of(long one, long other);
    }

    private static OptionalLong both(OptionalLong left, OptionalLong right, Sum sum) {
        return left.isEmpty() || right.isEmpty()
                ? OptionalLong.empty()
                : OptionalLong.of(sum.of(left.getAsLong(), right.getAsLong()));
    }

    private static OptionalLong of(@Nullable Long value) {
        return value == null ? OptionalLong.empty() : OptionalLong.of(value);
    }

    private static OptionalLong truth(boolean holds) {
        return OptionalLong.of(holds ? 1 : 0);
    }
}
