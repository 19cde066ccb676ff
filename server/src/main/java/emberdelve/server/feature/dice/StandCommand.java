package emberdelve.server.feature.dice;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

import java.util.Optional;

/**
 * {@code stand}: means {@code dice stand} to a player at the dice table. To all others, and with
 * {@code stand up}, it answers that they stand already.
 */
record StandCommand(boolean up) implements Command.Free {
    static final Verb VERB =
            Verb.of(Verb.Kind.GROUP, "stand").explainedBy("dice").parsed(StandCommand::parse);

    private static Optional<Command> parse(String rest) {
        if (rest.isEmpty()) return Optional.of(new StandCommand(false));
        return rest.equalsIgnoreCase("up") ? Optional.of(new StandCommand(true)) : Optional.empty();
    }

    @Override
    public Reply run(Scene scene) {
        if (up) return Reply.note("stand.upright");
        return scene.world()
                .part(DiceHouse.class)
                .table()
                .filter(table -> table.seatOf(scene.self()).isPresent())
                .map(_ -> new DiceCommand(DiceCommand.Wish.STAND, 0).run(scene))
                .orElseGet(() -> Reply.note("stand.upright"));
    }
}
