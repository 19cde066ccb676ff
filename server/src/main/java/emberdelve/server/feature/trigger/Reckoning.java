package emberdelve.server.feature.trigger;

import emberdelve.config.content.Expression;
import emberdelve.config.content.Variable;
import emberdelve.server.kernel.QuestCourse;
import emberdelve.server.kernel.Weather;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Nature;
import emberdelve.server.rule.group.Groups;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * The evaluation of conditions and other expressions, which were checked when the content was read
 * (docs/rules.md R18.4).
 */
final class Reckoning {
    private static final int PERCENT = 100;

    private final World world;
    private final Memory memory;
    private final Groups groups;
    private final QuestCourse quests;
    private final Weather weather;

    Reckoning(World world, Memory memory, Groups groups, QuestCourse quests, Weather weather) {
        this.world = world;
        this.memory = memory;
        this.groups = groups;
        this.quests = quests;
        this.weather = weather;
    }

    boolean holds(Optional<Expression> condition, Occasion on) {
        return condition.isEmpty() || value(condition.get(), on) != 0;
    }

    long value(Expression expression, Occasion on) {
        return switch (expression) {
            case Expression.Literal(var value) -> value;
            case Expression.Recall(var variable) -> memory.get(variable, on);
            case Expression.Fact fact -> fact(fact, on);
            case Expression.Has(var item) ->
                    on.self().stream()
                            .flatMap(self -> self.pack().items().stream())
                            .filter(each -> each.type().id().equals(item))
                            .count();
            case Expression.Living(var monster) ->
                    on.room().actors().stream().filter(each -> isOf(monster, each)).count();
            case Expression.Progress(var quest) ->
                    on.self().map(self -> quests.progress(self, quest)).orElse(0);
            case Expression.Not(var of) -> truth(value(of, on) == 0);
            case Expression.And(var left, var right) ->
                    truth(value(left, on) != 0 && value(right, on) != 0);
            case Expression.Or(var left, var right) ->
                    truth(value(left, on) != 0 || value(right, on) != 0);
            case Expression.Sum(var left, var right, var minus) ->
                    sum(value(left, on), value(right, on), minus);
            case Expression.Compare(var how, var left, var right) ->
                    truth(how.holds(value(left, on), value(right, on)));
        };
    }

    private static long sum(long left, long right, boolean minus) {
        var sum = minus ? left - right : left + right;
        return Math.clamp(sum, -Variable.NUMBER_MAX, Variable.NUMBER_MAX);
    }

    private static long truth(boolean holds) {
        return holds ? 1 : 0;
    }

    private long fact(Expression.Fact fact, Occasion on) {
        return switch (fact) {
            case SELF -> on.self().map(self -> self.id().value()).orElse(0L);
            case LEVEL -> on.self().map(self -> self.progress().level()).orElse(0);
            case HEALTH ->
                    on.self()
                            .map(self -> (long) self.hp() * PERCENT / self.stats().hp())
                            .orElse(0L);
            case GOLD ->
                    on.self().map(self -> Math.min(gold(self, on), Variable.NUMBER_MAX)).orElse(0L);
            case GROUP -> on.self().map(self -> together(self, on)).orElse(0L);
            case HERE -> on.room().actors().stream().filter(Actor::isCharacter).count();
            case ROLL -> on.roll();
            case TODAY -> 1 + world.now() / world.ticks(Duration.ofDays(1));
            case HOUR -> weather.hourOfDay();
            case NIGHT -> truth(weather.isNight());
            case WEATHER -> weather.weatherPlace();
        };
    }

    /**
     * The gold of the character in conditions; bound gold does not count for a trigger that takes
     * gold unasked.
     */
    private static long gold(Actor self, Occasion on) {
        return on.robs() ? self.freeGold() : self.gold();
    }

    private long together(Actor self, Occasion on) {
        return together(groups, self).stream().filter(each -> each.room() == on.room()).count();
    }

    /** The characters of its group that are in the dungeon, itself included. */
    static List<Actor> together(Groups groups, Actor self) {
        return groups.companionsOf(self).stream()
                .filter(each -> each.isCharacter() && each.isPresent())
                .toList();
    }

    static boolean isOf(String monster, Actor actor) {
        return actor.nature() instanceof Nature.Monster(var type) && type.id().equals(monster);
    }
}
