package emberdelve.server.game;

import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Order;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.PlayerMind;
import emberdelve.server.model.Room;
import emberdelve.server.model.Turn;
import emberdelve.server.rule.move.Flee;
import emberdelve.server.rule.move.Travel;

import java.util.ArrayList;
import java.util.List;

/**
 * The rules for characters whose player's link is lost: they fight back, flee after a while, and
 * leave when they have been out of fights long enough (docs/rules.md R9). Thread: world.
 *
 * @param fleeAfterTicks the ticks since the loss after which those who fight flee
 * @param restTicks the ticks since the last blow after which they leave
 * @param stayMaxTicks the ticks since the loss after which they are brought to the refuge and
 *     leave, even out of a fight
 */
record LinkDeath(long fleeAfterTicks, long restTicks, long stayMaxTicks) {

    /**
     * Lets fighters flee whose time has come; answers the players who leave now. Called once a
     * tick.
     */
    List<Player> tick(World world, Players players) {
        var leaving = new ArrayList<Player>();
        for (var player : players.all()) {
            if (!player.isLinkDead()) continue;
            world.hooks().linkDead(player.actor());
            var gone = world.now() - player.linkLostTick();
            if (gone >= stayMaxTicks) {
                world.part(Travel.class).teleport(player.actor(), refugeOf(world, player.actor()));
                leaving.add(player);
            } else if (player.actor().combat().isFighting()) {
                if (gone >= fleeAfterTicks) orderToFlee(world, player.actor());
            } else if (isRested(player.actor()) && gone >= restTicks) {
                leaving.add(player);
            }
        }
        return leaving;
    }

    private boolean isRested(Actor actor) {
        return actor.room().zone().now() - actor.combat().lastBlowTick() >= restTicks;
    }

    private static Room refugeOf(World world, Actor actor) {
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
