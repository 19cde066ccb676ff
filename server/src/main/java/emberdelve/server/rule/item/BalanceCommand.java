package emberdelve.server.rule.item;

import emberdelve.server.command.Command;
import emberdelve.server.command.Looking;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

/** {@code balance}: shows what the bank keeps; so do {@code deposit} and {@code withdraw} alone. */
record BalanceCommand() implements Command.Free {
    public static final Verb VERB =
            Verb.of(Verb.Kind.THINGS, "ba*lance").explainedBy("deposit").alone(BalanceCommand::new);

    @Override
    public Reply run(Scene scene) {
        if (!scene.room().template().bank()) return Reply.note("bank.none");
        var vault = scene.self().vault();
        return Reply.of(new BankView(Looking.things(vault.things().items()), vault.gold()));
    }
}
