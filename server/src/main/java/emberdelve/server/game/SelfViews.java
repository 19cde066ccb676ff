package emberdelve.server.game;

import emberdelve.server.admin.Role;
import emberdelve.server.admin.Sanction;
import emberdelve.server.command.Looking;
import emberdelve.server.command.Speaker;
import emberdelve.server.kernel.Repertoire;
import emberdelve.server.kernel.World;
import emberdelve.server.link.Batch;
import emberdelve.server.model.Actor;
import emberdelve.server.offer.Registry;
import emberdelve.server.rule.sanction.Sanctions;
import emberdelve.server.rule.writing.Writings;

import java.util.Optional;

/**
 * The present state of players' characters, for the prompt at the end of each batch. Thread: world.
 */
final class SelfViews {
    private final World world;
    private final Registry registry;
    private final Sanctions sanctions;
    private final Repertoire repertoire;
    private final Writings writings;

    SelfViews(World world, Registry registry) {
        this.world = world;
        this.registry = registry;
        sanctions = world.part(Sanctions.class);
        repertoire = world.part(Repertoire.class);
        writings = world.part(Writings.class);
    }

    /** The player's present state; the same object as before, while nothing of it has changed. */
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
                actor.isCharacter() ? Optional.of(repertoire.of(actor)) : Optional.empty(),
                actor.progress().level(),
                sanctions.of(actor, Sanction.Kind.MUTE).isPresent(),
                sanctions.isFrozen(actor),
                actor.isInvisible());
    }
}
