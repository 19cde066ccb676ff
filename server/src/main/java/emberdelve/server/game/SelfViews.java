package emberdelve.server.game;

import emberdelve.server.admin.Role;
import emberdelve.server.admin.Sanction;
import emberdelve.server.command.Speaker;
import emberdelve.server.feature.look.VitalsCommand;
import emberdelve.server.feature.path.Paths;
import emberdelve.server.feature.sanction.Sanctions;
import emberdelve.server.kernel.World;
import emberdelve.server.link.Batch;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Nature;
import emberdelve.server.offer.Registry;

import java.util.Optional;

/** Makes the present state of players' characters, for the prompt at the end of each batch. */
record SelfViews(World world, Players players, Registry registry) {
    Batch.Self of(Actor actor) {
        return new Batch.Self(
                actor.named(),
                VitalsCommand.view(world, actor),
                actor.preferences(),
                registry.enter(world, actor),
                speaker(actor));
    }

    private Speaker speaker(Actor actor) {
        var sanctions = world.part(Sanctions.class);
        return new Speaker(
                players.get(actor.id()).map(Player::role).orElse(Role.PLAYER),
                actor.nature() instanceof Nature.PlayerCharacter character
                        ? Optional.of(character.characterClass())
                        : Optional.empty(),
                world.part(Paths.class).of(actor),
                actor.progress().level(),
                sanctions.of(actor, Sanction.Kind.MUTE).isPresent(),
                sanctions.isFrozen(actor));
    }
}
