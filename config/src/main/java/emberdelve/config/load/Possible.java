package emberdelve.config.load;

import emberdelve.config.content.Expression;
import emberdelve.config.content.Expression.Fact;
import emberdelve.config.content.Expression.Literal;
import emberdelve.config.content.Variable;
import emberdelve.config.content.Variable.Plain;
import emberdelve.config.content.Variable.Words;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The search for whether a condition can ever be true. Every fact in it is tried with the values
 * that matter: the least and the greatest that it can have, and those next to the numbers in the
 * condition, for between these the outcome does not change. A condition that would take too long to
 * try counts as possible. Pure.
 */
final class Possible {
    /**
     * The most combinations that are tried; a condition of 300 characters seldom has more than a
     * hundred.
     */
    static final int TRIES_MAX = 20_000;

    /** The highest level that is tried; no character has come near it so far. */
    static final long LEVEL_MAX = 1_000;

    private static final long LAST_HOUR = 23;
    private static final long PERCENT = 100;

    private final World world;
    private final TreeSet<Long> numbers = new TreeSet<>();
    private final Map<Expression, List<Long>> asked = new LinkedHashMap<>();
    private final Map<Expression, Long> tried = new LinkedHashMap<>();
    private boolean hasSums;
    private boolean isTooLarge;

    private Possible(World world) {
        this.world = world;
    }

    /** The facts of the world by which a condition can hold. */
    interface World {
        /** Whether anybody can come by that item. */
        boolean has(String item);

        /** The stages and endings that somebody can be at, by their places. */
        List<Long> stages(String quest);

        /** The number of kinds of weather. */
        int weathers();
    }

    static boolean isPossible(Expression condition, World world) {
        var search = new Possible(world);
        search.findNumbers(condition, 0);
        search.findAsked(condition);
        return search.isTooLarge || search.tries() > TRIES_MAX || search.holdsFor(condition);
    }

    /**
     * Finds the numbers of an expression, those included that are added to a fact and so shift what
     * it is compared with.
     */
    private void findNumbers(Expression part, int deep) {
        switch (part) {
            case Literal(var value) -> numbers.add(value);
            case Expression.Not(var of) -> findNumbers(of, deep);
            case Expression.And(var left, var right) -> findNumbers(left, right, deep);
            case Expression.Or(var left, var right) -> findNumbers(left, right, deep);
            case Expression.Compare(_, var left, var right) -> findNumbers(left, right, deep);
            case Expression.Sum(var left, var right, _) -> {
                // The totals of several sums are not searched for.
                if (deep > 0 || !(left instanceof Literal || right instanceof Literal))
                    isTooLarge = true;
                hasSums = true;
                findNumbers(left, right, deep + 1);
            }
            case Expression.Recall _,
                    Fact _,
                    Expression.Has _,
                    Expression.Living _,
                    Expression.Progress _ -> {}
        }
    }

    private void findNumbers(Expression left, Expression right, int deep) {
        findNumbers(left, deep);
        findNumbers(right, deep);
    }

    private void findAsked(Expression part) {
        switch (part) {
            case Literal _ -> {}
            case Expression.Not(var of) -> findAsked(of);
            case Expression.And(var left, var right) -> findAsked(left, right);
            case Expression.Or(var left, var right) -> findAsked(left, right);
            case Expression.Compare(_, var left, var right) -> findAsked(left, right);
            case Expression.Sum(var left, var right, _) -> findAsked(left, right);
            case Expression.Recall(var variable) -> ask(part, values(variable.kind()));
            case Fact fact -> ask(part, values(fact));
            case Expression.Has(var item) ->
                    ask(part, world.has(item) ? numbers(0, Variable.NUMBER_MAX) : List.of(0L));
            case Expression.Living _ -> ask(part, numbers(0, Variable.NUMBER_MAX));
            case Expression.Progress(var quest) -> ask(part, world.stages(quest));
        }
    }

    private void findAsked(Expression left, Expression right) {
        findAsked(left);
        findAsked(right);
    }

    private void ask(Expression part, List<Long> values) {
        asked.putIfAbsent(part, values);
    }

    private List<Long> values(Variable.Kind kind) {
        return switch (kind) {
            case Plain.BOOL -> List.of(0L, 1L);
            case Plain.INT -> numbers(-Variable.NUMBER_MAX, Variable.NUMBER_MAX);
            case Plain.WHO -> numbers(0, Long.MAX_VALUE);
            case Words(var words) -> all(words.size());
        };
    }

    private List<Long> values(Fact fact) {
        return switch (fact) {
            case SELF -> numbers(1, Long.MAX_VALUE);
            case LEVEL -> numbers(1, LEVEL_MAX);
            case HEALTH -> numbers(0, PERCENT);
            case GOLD -> numbers(0, Long.MAX_VALUE);
            case GROUP, HERE -> numbers(0, Variable.NUMBER_MAX);
            case ROLL -> numbers(1, PERCENT);
            case TODAY -> numbers(1, Variable.NUMBER_MAX);
            case HOUR -> numbers(0, LAST_HOUR);
            case NIGHT -> List.of(0L, 1L);
            case WEATHER -> all(Math.max(1, world.weathers()));
        };
    }

    private static List<Long> all(int count) {
        var all = new ArrayList<Long>();
        for (var i = 0L; i < count; i++) all.add(i);
        return all;
    }

    /** The two ends, and all values next to the condition's numbers that lie between the ends. */
    private List<Long> numbers(long least, long most) {
        var beside = new TreeSet<Long>(List.of(least, most));
        for (var number : numbers) {
            add(number, beside);
            if (!hasSums) continue;
            for (var other : numbers) {
                add(number - other, beside);
                add(number + other, beside);
            }
        }
        return List.copyOf(beside.subSet(least, true, most, true));
    }

    private static void add(long number, Set<Long> to) {
        to.addAll(List.of(number - 1, number, number + 1));
    }

    private long tries() {
        var tries = 1L;
        for (var values : asked.values()) tries = Math.min(tries * values.size(), TRIES_MAX + 1L);
        return tries;
    }

    private boolean holdsFor(Expression condition) {
        return holdsFor(condition, List.copyOf(asked.keySet()), 0);
    }

    private boolean holdsFor(Expression condition, List<Expression> parts, int at) {
        if (at == parts.size()) return value(condition) != 0;
        for (var value : asked.getOrDefault(parts.get(at), List.of())) {
            tried.put(parts.get(at), value);
            if (holdsFor(condition, parts, at + 1)) return true;
        }
        return false;
    }

    private long value(Expression part) {
        return switch (part) {
            case Literal(var value) -> value;
            case Expression.Not(var of) -> value(of) == 0 ? 1 : 0;
            case Expression.And(var left, var right) ->
                    value(left) != 0 && value(right) != 0 ? 1 : 0;
            case Expression.Or(var left, var right) ->
                    value(left) != 0 || value(right) != 0 ? 1 : 0;
            case Expression.Compare(var how, var left, var right) ->
                    how.holds(value(left), value(right)) ? 1 : 0;
            case Expression.Sum(var left, var right, var minus) ->
                    value(left) + (minus ? -value(right) : value(right));
            case Expression.Recall _,
                    Fact _,
                    Expression.Has _,
                    Expression.Living _,
                    Expression.Progress _ ->
                    tried.getOrDefault(part, 0L);
        };
    }
}
