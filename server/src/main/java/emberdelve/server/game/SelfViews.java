package emberdelve.server.game;

import emberdelve.server.admin.Role;
import emberdelve.server.admin.Sanction;
import emberdelve.server.command.Looking;
import emberdelve.server.command.Speaker;
import emberdelve.server.feature.path.Paths;
import emberdelve.server.feature.sanction.Sanctions;
import emberdelve.server.feature.writing.Writings;
import emberdelve.server.kernel.World;
import emberdelve.server.link.Batch;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Nature;
import emberdelve.server.offer.Registry;

import java.util.Optional;

/**
 * The present state of players' characters, for the prompt at the end of each batch. Thread: world.
 */
final class SelfViews {
    private final World world;
    private final Registry registry;
    private final Sanctions sanctions;
    private final Paths paths;
    private final Writings writings;

    SelfViews(World world, Registry registry) {
        this.world = world;
        this.registry = registry;
        sanctions = world.part(Sanctions.class);
        paths = world.part(Paths.class);
        writings = world.part(Writings.class);
    }

    /** The very same one as before, while nothing of it has changed. */
    Batch.Self of(Player player) {
        var actor = player.actor();
        var now =
                new Batch.Self(
                        actor.named(),
                        Looking.vitals(world, actor),
                        actor.preferences(),
                        registry.enter(world, actor),
                        writings.space(actor),
                        speaker(actor, player.role()));
        return player.told(now);
    }

    private Speaker speaker(Actor actor, Role role) {
        return new Speaker(
                role,
                actor.nature() instanceof Nature.PlayerCharacter character
                        ? Optional.of(character.characterClass())
                        : Optional.empty(),
                paths.of(actor),
                actor.progress().level(),
                sanctions.of(actor, Sanction.Kind.MUTE).isPresent(),
                sanctions.isFrozen(actor));
    }
}
