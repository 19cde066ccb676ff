package emberdelve.server.feature.character;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

/**
 * {@code password}: tells where a password is changed. The command ignores the text behind it: a
 * password typed there can be read on the screen.
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
