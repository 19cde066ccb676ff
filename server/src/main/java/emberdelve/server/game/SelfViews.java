package emberdelve.server.game;

import emberdelve.server.admin.Role;
import emberdelve.server.command.look.Vitals;
import emberdelve.server.link.Batch;
import emberdelve.server.offer.Registry;
import emberdelve.server.world.World;
import emberdelve.server.world.actor.Actor;

/** How players' own characters are now, for the prompt below all that they are told. */
record SelfViews(World world, Players players, Registry registry) {
    Batch.Self of(Actor actor) {
        return new Batch.Self(
                actor.named(),
                Vitals.view(world, actor),
                actor.preferences(),
                registry.enter(world, actor),
                players.get(actor.id()).map(Player::role).orElse(Role.PLAYER));
    }
}
