package emberdelve.server.rule.move;

import emberdelve.server.command.Verb;
import emberdelve.server.kernel.Barriers;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.MoveEvent;
import emberdelve.server.kernel.Parts;
import emberdelve.server.kernel.World;
import emberdelve.server.offer.Feature;
import emberdelve.server.rule.fight.Disengagement;
import emberdelve.server.rule.group.Following;
import emberdelve.server.stored.Stored;
import emberdelve.server.text.Words;

import java.util.List;
import java.util.stream.Stream;

/** Coming and going, walking, doors, following. */
public final class MoveFeature implements Feature {
    @Override
    public String name() {
        return "move";
    }

    @Override
    public List<String> messages() {
        return List.of("movement");
    }

    @Override
    public List<Verb> verbs() {
        return Stream.concat(
                        GoCommand.DIRECTIONS.stream(),
                        Stream.of(
                                GoCommand.VERB,
                                RunCommand.VERB,
                                EnterCommand.VERB,
                                OutCommand.VERB,
                                ClimbCommand.VERB,
                                RecallCommand.VERB,
                                OpenCommand.VERB,
                                CloseCommand.VERB,
                                LockCommand.VERB,
                                LockCommand.UNLOCK,
                                FollowCommand.VERB,
                                PassCommand.VERB,
                                FleeCommand.VERB))
                .toList();
    }

    @Override
    public List<Words<?>> words() {
        return List.of(
                new Words<>(MoveEvent.class, MoveWords::tell),
                new Words<>(PresenceEvent.class, PresenceWords::tell));
    }

    @Override
    public List<Stored<?, ?>> stored() {
        return List.of(new DoorStore());
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.offer(
                Travel.class,
                () ->
                        new Travel(
                                world, parts.get(Following.class), parts.get(Disengagement.class)));
        parts.offer(Barriers.class, Barriers::new);
        parts.offer(MovedDoors.class, () -> new MovedDoors(world));
        parts.offer(Doors.class, () -> new Doors(world, parts.get(MovedDoors.class)));
        parts.offer(Thresholds.class, Thresholds::new);
        parts.offer(Trails.class, Trails::new);
        hooks.onCameIn(actor -> parts.get(Trails.class).cameIn(actor));
        hooks.onLeft(actor -> parts.get(Trails.class).left(actor));
        hooks.onReloaded(_ -> parts.get(MovedDoors.class).reloaded());
        hooks.onSum(sum -> parts.get(MovedDoors.class).sumUp(sum));
    }
}
