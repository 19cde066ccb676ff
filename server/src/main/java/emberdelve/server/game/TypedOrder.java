package emberdelve.server.game;

import emberdelve.server.command.Command;
import emberdelve.server.command.Command.Intent;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.kernel.World;
import emberdelve.server.link.Input;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Order;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.Turn;
import emberdelve.server.view.Note;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** A player's timed command as an order: its meaning is found when the character is ready. */
public record TypedOrder(
        World world,
        Command command,
        Scene scene,
        Consumer<Reply> answer,
        Optional<Input.Typed> typed)
        implements Order {
    /** An order that no line of the player's stands for. */
    public TypedOrder(World world, Command command, Scene scene, Consumer<Reply> answer) {
        this(world, command, scene, answer, Optional.empty());
    }

    @Override
    public boolean takesTime() {
        return command instanceof Command.Timed;
    }

    @Override
    public Outcome carryOut(Turn turn) {
        return switch (command) {
            case Command.Free free -> answered(free.run(scene));
            case Command.Parting parting -> answered(parting.run(scene));
            case Command.Timed timed -> carryOut(turn, timed);
            case Command.OfTerminal _ -> throw new IllegalStateException("the session does it");
            case Command.Staff _ -> throw new IllegalStateException("staff commands never wait");
        };
    }

    private Outcome carryOut(Turn turn, Command.Timed timed) {
        return switch (timed.intent(scene)) {
            case Intent.Answer(var reply) -> answered(reply);
            case Intent.Act(var action) -> {
                var outcome = world.turns().perform(turn, action);
                if (outcome instanceof Outcome.Refused(var key, var actors, var arguments))
                    answer.accept(new Reply(List.of(new Note(key, actors, arguments)), false));
                yield outcome;
            }
        };
    }

    private Outcome answered(Reply reply) {
        answer.accept(reply);
        return new Outcome.Done(Effort.NONE);
    }
}
