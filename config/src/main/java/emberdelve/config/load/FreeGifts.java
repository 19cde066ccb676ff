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
 * The search for gifts of a trigger that cost nothing, or less than they bring, again and again:
 * neither bound nor worthless, without a fight, and without a mark of the character that lets its
 * conditions hold no more. Pure.
 */
final class FreeGifts {
    /** No shop pays anything for a thing of that value. */
    private static final int WORTHLESS = 1;

    /** The price that a shop pays for a thing, in percent of its value. */
    private static final int SHOP_PAYS = ShopReader.BUYS_STANDARD;

    /** Some day or other: what was given today is not given twice in it. */
    private static final OptionalLong TODAY = OptionalLong.of(1);

    private static final OptionalLong MANY = OptionalLong.of(Variable.NUMBER_MAX);

    private final Map<String, ItemType> items;
    private final Map<String, Quest> quests;

    FreeGifts(Map<String, ItemType> items, Map<String, Quest> quests) {
        this.items = items;
        this.quests = quests;
    }

    /** The first such thing, or so much gold. */
    record Gift(String words, boolean isGold) {}

    /** Empty for none. */
    Optional<Gift> in(Trigger trigger) {
        return switch (trigger.when()) {
            // Once, or after a fight.
            case FIRST_TIME, KILL, DEATH, WOUND, STRUCK -> Optional.empty();
            // For a thing that is used up.
            case GIVE -> given(trigger, price(trigger.cue().of(), 0));
            case ENTER, LEAVE, GROUP, SAY, TAKE, USE, LOOK, OPEN, DOOR, TIMER -> given(trigger, 0);
        };
    }

    private Optional<Gift> given(Trigger trigger, long paid) {
        return in(
                trigger.steps(),
                trigger.cue().condition().stream().toList(),
                new Known(new HashMap<>(), new HashMap<>()),
                paid);
    }

    /** The facts of a character that are known once the steps are done: a mark is a constant. */
    private record Known(Map<Variable, Long> variables, Map<String, Long> stages) {
        Known copy() {
            return new Known(new HashMap<>(variables), new HashMap<>(stages));
        }
    }

    /** {@code before}: what has been paid for it already, as {@link #price} counts. */
    private Optional<Gift> in(
            List<Step> steps, List<Expression> conditions, Known known, long before) {
        var after = known.copy();
        var gifts = new ArrayList<Gift>();
        var left = before;
        // Until they are done, the trigger goes off again.
        var isAtOnce = true;
        for (var step : steps) {
            switch (step) {
                case Step.After _ -> isAtOnce = false;
                case Step.Set(var variable, var value) -> {
                    if (isAtOnce) note(variable, value, after);
                }
                case Step.Advance(var quest, var word, var with) -> {
                    // Otherwise it may be for others alone.
                    if (isAtOnce && with.isEmpty()) note(quest, word, after);
                }
                case Step.Take(var item, var gold) -> left += price(item, gold);
                case Step.Give(var item, var gold, var bound) -> {
                    var thing = item.filter(id -> !bound && isWorth(id));
                    thing.ifPresent(id -> gifts.add(new Gift(id, false)));
                    if (gold > 0) gifts.add(new Gift(gold + " gold", true));
                    left -= price(thing, gold);
                }
                default -> {}
            }
        }
        if (conditions.stream().anyMatch(each -> isOver(each, after))) return Optional.empty();
        if (left < 0) return Optional.of(gifts.getFirst());
        var rest = left;
        return steps.stream()
                .flatMap(step ->
                        step instanceof Step.Ask ask ? ask.answers().stream() : Stream.empty())
                .flatMap(answer ->
                        in(answer.steps(), with(answer, conditions), after, rest).stream())
                .findFirst();
    }

    /** The price in hundredths of a gold piece; a thing is worth what a shop pays for it. */
    private long price(Optional<String> item, int gold) {
        return gold * 100L
                + item.filter(this::isWorth)
                        .map(items::get)
                        .map(type -> (long) SHOP_PAYS * type.value())
                        .orElse(0L);
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

    private boolean isWorth(String item) {
        var type = items.get(item);
        return type != null && type.value() > WORTHLESS;
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
