package emberdelve.server.simulate;

import emberdelve.config.content.Effect;
import emberdelve.config.content.ItemType;
import emberdelve.server.feature.effect.UseItem;
import emberdelve.server.feature.fight.Attack;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Action;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Item;
import emberdelve.server.model.Order;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.Turn;

import java.util.List;
import java.util.Optional;

/**
 * What a player does who pays attention: drinks when badly hurt, and all strike one enemy after the
 * other, in the order in which they were named.
 */
final class Tactics {
    private static final int DRINKS_BELOW_PERCENT = 40;

    private Tactics() {}

    /**
     * Whether what is ordered now is done at once or in the next tick. In a fight nobody is ready
     * between two ticks: who types nothing before the turn comes has let the fight take it.
     */
    static boolean isNext(World world, Actor hero) {
        return world.turns().readyTick(hero) <= hero.room().zone().now() + 1;
    }

    /** Empty when the fight goes on by itself. */
    static Optional<Order> order(Actor hero, List<Actor> foes) {
        if (hero.hp() * 100L < (long) DRINKS_BELOW_PERCENT * hero.stats().hp()) {
            var drink = drink(hero);
            if (drink.isPresent())
                return drink.map(item -> new Does(new UseItem(item, List.of(hero))));
        }
        if (foes.isEmpty() || hero.combat().isFighting(foes.getFirst())) return Optional.empty();
        return Optional.of(new Does(new Attack(foes.getFirst())));
    }

    private static Optional<Item> drink(Actor hero) {
        return hero.pack().items().stream().filter(Tactics::heals).findFirst();
    }

    private static boolean heals(Item item) {
        return item.type().use().filter(Tactics::healsItsUser).isPresent();
    }

    private static boolean healsItsUser(ItemType.Use use) {
        return use.selector().meansItsUser()
                && use.effects().stream().anyMatch(Effect.Heal.class::isInstance);
    }

    /** A deed as a player orders it. */
    private record Does(Action action) implements Order {
        @Override
        public boolean takesTime() {
            return true;
        }

        @Override
        public Outcome carryOut(Turn turn) {
            return action.perform(turn);
        }
    }
}
