package emberdelve.server.simulate;

import emberdelve.config.content.Ability;
import emberdelve.config.content.Effect;
import emberdelve.config.content.Menace.Answer;
import emberdelve.config.content.Selector;
import emberdelve.config.content.Trait.Drawback;
import emberdelve.server.kernel.Repertoire;
import emberdelve.server.kernel.Turns;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Action;
import emberdelve.server.model.Actor;
import emberdelve.server.model.CombatState.Looming;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Order;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.Stance;
import emberdelve.server.model.Turn;
import emberdelve.server.rule.effect.Targeting;
import emberdelve.server.rule.effect.UseAbility;
import emberdelve.server.rule.effect.UseItem;
import emberdelve.server.rule.fight.Attack;
import emberdelve.server.rule.fight.Rescue;
import emberdelve.server.rule.menace.TakeStance;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The tactics of a player who pays attention: answers what an enemy shows, drinks when badly hurt,
 * uses the abilities of the class when they help, and strikes one enemy after the other, in the
 * order in which they were named.
 */
final class Tactics {
    private static final int DRINKS_BELOW_PERCENT = 40;
    private static final int MENDS_BELOW_PERCENT = 65;

    private final World world;
    private final Match.Manner manner;

    Tactics(World world, Match.Manner manner) {
        this.world = world;
        this.manner = manner;
    }

    /**
     * Whether what is ordered now is done at once or in the next tick. In a fight nobody is ready
     * between two ticks: whoever has typed nothing before the turn comes strikes as the fight goes
     * on by itself.
     */
    static boolean isNext(World world, Actor hero) {
        return world.turns().readyTick(hero) <= hero.room().zone().now() + 1;
    }

    /**
     * The order that a player types for the next turn; what it means is decided when the turn
     * comes, as with every typed line. Empty when there is nothing to do.
     */
    Optional<Order> order(Actor hero, List<Actor> foes) {
        return foes.isEmpty() && action(hero, foes).isEmpty()
                ? Optional.empty()
                : Optional.of(new Does(this, world.turns(), foes));
    }

    /** The action of that order as things stand; empty when the fight goes on by itself. */
    Optional<Action> action(Actor hero, List<Actor> foes) {
        var here =
                foes.stream().filter(foe -> foe.isPresent() && foe.room() == hero.room()).toList();
        var skilled = manner == Match.Manner.SKILLED;
        return (skilled ? answer(hero, here) : Optional.<Action>empty())
                .or(() -> drink(hero))
                .or(() -> skilled ? help(hero) : Optional.empty())
                .or(() -> skilled ? harm(hero, here) : Optional.empty())
                .or(() -> strike(hero, here));
    }

    private Optional<Action> answer(Actor hero, List<Actor> foes) {
        for (var foe : foes) {
            var looming = foe.combat().looming();
            if (looming.isEmpty() || !concerns(looming.get(), hero)) continue;
            if (looming.get().holds(hero) || looming.get().helpers().contains(hero.id())) continue;
            var answers = looming.get().menace().answers();
            var interruption =
                    answers.contains(Answer.INTERRUPT)
                            ? ready(hero).filter(Tactics::interrupts).findFirst()
                            : Optional.<Ability>empty();
            if (interruption.isPresent()) return use(hero, interruption.get(), foe);
            if (looming.get().menace().band().seizes())
                return Optional.of(new Rescue(looming.get().target()));
            var mayDodge = !hero.gear().has(Drawback.NO_DODGING);
            var stance =
                    stance(
                            mayDodge && answers.contains(Answer.DODGE),
                            answers.contains(Answer.BRACE));
            var now = hero.room().zone().now();
            if (stance.isPresent() && !hero.combat().stance(now).equals(stance))
                return stance.map(TakeStance::new);
        }
        return Optional.empty();
    }

    private static boolean concerns(Looming looming, Actor hero) {
        return looming.target() == hero
                || looming.menace().band().asksOthers()
                || looming.menace().selector() instanceof Selector.AroundSelf;
    }

    private static Optional<Stance> stance(boolean dodge, boolean brace) {
        if (dodge) return Optional.of(Stance.READY_TO_DODGE);
        return brace ? Optional.of(Stance.BRACED) : Optional.empty();
    }

    private Optional<Action> drink(Actor hero) {
        if (percent(hero) >= DRINKS_BELOW_PERCENT) return Optional.empty();
        return hero.pack().items().stream()
                .filter(item -> Shopping.heals(item.type()))
                .findFirst()
                .map(item -> new UseItem(item, List.of(hero)));
    }

    /** Heals the member of the group who needs it most. */
    Optional<Action> help(Actor hero) {
        var needy =
                world
                        .part(Targeting.class)
                        .around(hero, hero.room(), 1, Selector.Filter.ALLY)
                        .stream()
                        .min(Comparator.comparingInt(Tactics::percent));
        if (needy.isEmpty() || percent(needy.get()) >= MENDS_BELOW_PERCENT) return Optional.empty();
        return ready(hero)
                .filter(ability -> has(ability, Effect.Heal.class::isInstance))
                .filter(ability -> ability.selector() != Selector.Self.SELF || needy.get() == hero)
                .findFirst()
                .flatMap(ability -> use(hero, ability, needy.get()));
    }

    /**
     * Uses abilities that make the fight shorter or safer; those that interrupt are kept for
     * enemies that announce a menace.
     */
    private Optional<Action> harm(Actor hero, List<Actor> foes) {
        if (foes.isEmpty()) return Optional.empty();
        var foe = hero.combat().opponent().orElse(foes.getFirst());
        return ready(hero)
                .sorted(Comparator.comparingInt(Ability::level).reversed())
                .filter(ability -> isWorthIt(ability, hero, foe, foes))
                .flatMap(ability -> use(hero, ability, foe).stream())
                .findFirst();
    }

    private static boolean isWorthIt(Ability ability, Actor hero, Actor foe, List<Actor> foes) {
        if (has(ability, Effect.Heal.class::isInstance)) return false;
        if (has(ability, Effect.ChangeMind.class::isInstance)) return false;
        if (has(ability, Effect.Manoeuvre.TAUNT::equals))
            return foes.stream().anyMatch(each -> fightsAnother(each, hero));
        if (interrupts(ability) && foes.stream().anyMatch(Tactics::canBeInterrupted)) return false;
        var target = isFor(ability, hero) ? hero : foe;
        return ability.effects().stream().noneMatch(effect -> isOn(effect, target));
    }

    private static boolean isFor(Ability ability, Actor hero) {
        return ability.selector().meansItsUser();
    }

    private static boolean isOn(Effect effect, Actor target) {
        return effect instanceof Effect.Lasting lasting && target.effects().is(lasting.name());
    }

    private static boolean fightsAnother(Actor foe, Actor hero) {
        return foe.combat().isFighting() && !foe.combat().isFighting(hero);
    }

    private static boolean canBeInterrupted(Actor foe) {
        return foe.nature().menaces().stream()
                .anyMatch(menace -> menace.answers().contains(Answer.INTERRUPT));
    }

    private static Optional<Action> strike(Actor hero, List<Actor> foes) {
        if (foes.isEmpty() || hero.combat().isFighting(foes.getFirst())) return Optional.empty();
        return Optional.of(new Attack(foes.getFirst()));
    }

    private Stream<Ability> ready(Actor hero) {
        return world.part(Repertoire.class).of(hero).stream()
                .filter(ability -> ability.level() <= hero.progress().level())
                .filter(ability -> hero.effects().readyAgain(ability.id()) <= world.now());
    }

    private Optional<Action> use(Actor hero, Ability ability, Actor target) {
        var targets = world.part(Targeting.class).of(hero, ability.selector(), target);
        return targets.isEmpty() ? Optional.empty() : Optional.of(new UseAbility(ability, targets));
    }

    private static boolean interrupts(Ability ability) {
        return has(ability, Effect.Manoeuvre.INTERRUPT::equals);
    }

    private static boolean has(Ability ability, Predicate<Effect> what) {
        return ability.effects().stream().anyMatch(what);
    }

    private static int percent(Actor actor) {
        return actor.hp() * 100 / actor.stats().hp();
    }

    /** The order that does what helps most when the turn comes. */
    private record Does(Tactics tactics, Turns turns, List<Actor> foes) implements Order {
        @Override
        public boolean takesTime() {
            return true;
        }

        @Override
        public Outcome carryOut(Turn turn) {
            return tactics.action(turn.self(), foes)
                    .map(action -> turns.perform(turn, action))
                    .orElseGet(() -> new Outcome.Done(Effort.NONE));
        }
    }
}
