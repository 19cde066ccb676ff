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
 * The search for gifts of a trigger that can be had again and again for nothing, or for less than
 * they bring. Gifts that are bound or worthless do not count, nor triggers that take a fight or
 * note something about the character that makes their conditions false. Pure.
 */
final class FreeGifts {
    /** The value of a thing for which no shop pays anything. */
    private static final int WORTHLESS = 1;

    /** The price that a shop pays for a thing, in percent of its value. */
    private static final int SHOP_PAYS = ShopReader.BUYS_STANDARD;

    /**
     * The number of today, which may be any: a gift that is noted for today is not given twice on
     * that day.
     */
    private static final OptionalLong TODAY = OptionalLong.of(1);

    private static final OptionalLong MANY = OptionalLong.of(Variable.NUMBER_MAX);

    private final Map<String, ItemType> items;
    private final Map<String, Quest> quests;

    FreeGifts(Map<String, ItemType> items, Map<String, Quest> quests) {
        this.items = items;
        this.quests = quests;
    }

    /** A gift in words: a thing's id, or an amount of gold. */
    record Gift(String words, boolean isGold) {}

    /** The trigger's first free gift; empty if it has none. */
    Optional<Gift> in(Trigger trigger) {
        return switch (trigger.when()) {
            // These happen once, or take a fight.
            case FIRST_TIME, KILL, DEATH, WOUND, STRUCK -> Optional.empty();
            // The thing that is given is used up.
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

    /**
     * The facts about a character that are known once the steps are done: variables that were set
     * to known values, and quests' stages.
     */
    private record Known(Map<Variable, Long> variables, Map<String, Long> stages) {
        Known copy() {
            return new Known(new HashMap<>(variables), new HashMap<>(stages));
        }
    }

    /**
     * The first free gift of those steps; {@code before}: what has been paid already, in the unit
     * of {@link #price}.
     */
    private Optional<Gift> in(
            List<Step> steps, List<Expression> conditions, Known known, long before) {
        var after = known.copy();
        var gifts = new ArrayList<Gift>();
        var left = before;
        // What is noted after a pause does not count: until then the trigger can go off again.
        var isAtOnce = true;
        for (var step : steps) {
            switch (step) {
                case Step.After _ -> isAtOnce = false;
                case Step.Set(var variable, var value) -> {
                    if (isAtOnce) note(variable, value, after);
                }
                case Step.Advance(var quest, var word, var with) -> {
                    // With others in the list, the stage may not be for this character.
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

    /**
     * Whether the variable counts how often the steps are done, so that it grows as large as it can
     * be.
     */
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

    /** Whether the condition cannot hold any more, whatever the unknown facts are. */
    private static boolean isOver(Expression condition, Known known) {
        var value = value(condition, known);
        return value.isPresent() && value.getAsLong() == 0;
    }

    /** The value of the expression; empty where it depends on what is not known. */
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
