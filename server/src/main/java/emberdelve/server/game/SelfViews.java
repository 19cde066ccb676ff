package emberdelve.server.game;

import emberdelve.server.admin.Role;
import emberdelve.server.feature.look.VitalsCommand;
import emberdelve.server.kernel.World;
import emberdelve.server.link.Batch;
import emberdelve.server.model.Actor;
import emberdelve.server.offer.Registry;

/** Makes the present state of players' characters, for the prompt at the end of each batch. */
record SelfViews(World world, Players players, Registry registry) {
    Batch.Self of(Actor actor) {
        return new Batch.Self(
                actor.named(),
                VitalsCommand.view(world, actor),
                actor.preferences(),
                registry.enter(world, actor),
                players.get(actor.id()).map(Player::role).orElse(Role.PLAYER));
    }
}
