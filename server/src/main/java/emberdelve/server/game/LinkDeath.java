package emberdelve.server.game;

import emberdelve.server.world.Travel;
import emberdelve.server.world.World;
import emberdelve.server.world.action.Flee;
import emberdelve.server.world.action.Outcome;
import emberdelve.server.world.action.Turn;
import emberdelve.server.world.actor.Actor;
import emberdelve.server.world.duel.Duels;
import emberdelve.server.world.event.Duelling.GaveUp.Why;
import emberdelve.server.world.mind.Order;
import emberdelve.server.world.mind.PlayerMind;

import java.util.ArrayList;
import java.util.List;

/**
 * Characters whose player's link is lost: they fight back, flee after a while, and leave when they
 * have been out of fights long enough (docs/rules.md R9). Thread: world.
 *
 * @param fleeAfterTicks since the loss, when fighting
 * @param restTicks out of a fight before they leave
 * @param stayMaxTicks since the loss; then they are brought to the refuge and leave
 */
record LinkDeath(long fleeAfterTicks, long restTicks, long stayMaxTicks) {

    /** One tick; answers who leaves now. */
    List<Player> tick(World world, Players players) {
        var leaving = new ArrayList<Player>();
        for (var player : players.all()) {
            if (!player.isLinkDead()) continue;
            world.part(Duels.class).giveUp(player.actor(), Why.GONE);
            var gone = world.now() - player.linkLostTick();
            if (gone >= stayMaxTicks) {
                world.part(Travel.class).teleport(player.actor(), refugeOf(world, player.actor()));
                leaving.add(player);
            } else if (player.actor().fray().isFighting()) {
                if (gone >= fleeAfterTicks) orderToFlee(world, player.actor());
            } else if (isRested(player.actor()) && gone >= restTicks) {
                leaving.add(player);
            }
        }
        return leaving;
    }

    private boolean isRested(Actor actor) {
        return actor.room().zone().now() - actor.fray().lastBlowTick() >= restTicks;
    }

    private static emberdelve.server.world.Room refugeOf(World world, Actor actor) {
        return world.map().room(actor.room().zone().template().refuge());
    }

    private static void orderToFlee(World world, Actor actor) {
        if (!(actor.minds().own() instanceof PlayerMind mind) || mind.hasOrders()) return;
        mind.offer(FleeOrder.FLEE);
        world.turns().serve(actor);
    }

    private enum FleeOrder implements Order {
        FLEE;

        @Override
        public boolean takesTime() {
            return true;
        }

        @Override
        public Outcome carryOut(Turn turn) {
            return new Flee().perform(turn);
        }
    }
}
