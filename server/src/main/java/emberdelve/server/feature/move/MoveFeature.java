package emberdelve.server.feature.move;

import emberdelve.server.command.Verb;
import emberdelve.server.command.fight.FleeCommand;
import emberdelve.server.command.move.Close;
import emberdelve.server.command.move.Enter;
import emberdelve.server.command.move.Follow;
import emberdelve.server.command.move.Go;
import emberdelve.server.command.move.LockCommand;
import emberdelve.server.command.move.Open;
import emberdelve.server.command.move.Pass;
import emberdelve.server.command.move.RecallCommand;
import emberdelve.server.command.move.RunCommand;
import emberdelve.server.narrate.MovementWords;
import emberdelve.server.narrate.Words;
import emberdelve.server.offer.Feature;
import emberdelve.server.world.Doors;
import emberdelve.server.world.Hooks;
import emberdelve.server.world.Parts;
import emberdelve.server.world.Travel;
import emberdelve.server.world.World;
import emberdelve.server.world.event.Movement;
import emberdelve.server.world.fight.Disengagement;
import emberdelve.server.world.group.Groups;

import java.util.List;
import java.util.stream.Stream;

/** Walking, doors, following. */
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
                        Go.DIRECTIONS.stream(),
                        Stream.of(
                                Go.VERB,
                                RunCommand.VERB,
                                Enter.VERB,
                                RecallCommand.VERB,
                                Open.VERB,
                                Close.VERB,
                                LockCommand.VERB,
                                LockCommand.UNLOCK,
                                Follow.VERB,
                                Pass.VERB,
                                FleeCommand.VERB))
                .toList();
    }

    @Override
    public List<Words<?>> words() {
        return List.of(new Words<>(Movement.class, MovementWords::tell));
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.offer(
                Travel.class,
                () -> new Travel(world, parts.get(Groups.class), parts.get(Disengagement.class)));
        parts.offer(Doors.class, () -> new Doors(world));
    }
}
