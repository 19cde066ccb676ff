package emberdelve.server.feature.dice;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

import java.util.Optional;

/**
 * {@code stand}: {@code dice stand} at the table; anywhere else nobody has to rise, nor does {@code
 * stand up} ask for the dice.
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
