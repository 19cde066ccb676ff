package emberdelve.server.feature.character;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

/**
 * {@code password}: tells where a password is changed. Takes no argument, because the screen would
 * show a password that was typed.
 */
record PasswordCommand() implements Command.Free {
    public static final Verb VERB =
            Verb.of(Verb.Kind.SELF, "passw*ord")
                    .explainedBy("character")
                    .optionalText(_ -> new PasswordCommand());

    @Override
    public Reply run(Scene scene) {
        return Reply.note("password.where");
    }
}
