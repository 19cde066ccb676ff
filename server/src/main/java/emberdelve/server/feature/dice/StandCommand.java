package emberdelve.server.feature.dice;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

/** {@code stand}: {@code dice stand} at the table; anywhere else nobody has to rise. */
record StandCommand() implements Command.Free {
    static final Verb VERB =
            Verb.of(Verb.Kind.GROUP, "stand").explainedBy("dice").alone(StandCommand::new);

    @Override
    public Reply run(Scene scene) {
        return scene.world()
                .part(DiceHouse.class)
                .table()
                .filter(table -> table.seatOf(scene.self()).isPresent())
                .map(_ -> new DiceCommand(DiceCommand.Wish.STAND, 0).run(scene))
                .orElseGet(() -> Reply.note("stand.upright"));
    }
}
