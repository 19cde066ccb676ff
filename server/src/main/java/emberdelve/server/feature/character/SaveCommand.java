package emberdelve.server.feature.character;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

/** {@code save}: tells the player as soon as all that has happened until now is stored. */
record SaveCommand() implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.SELF, "sav*e").alone(SaveCommand::new);

    @Override
    public Reply run(Scene scene) {
        return Reply.note("save.done").heldUntilDurable();
    }
}
