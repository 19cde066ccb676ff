package emberdelve.server.rule.item;

import emberdelve.server.command.Command;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

/**
 * {@code withdraw 50}, {@code withdraw all}, {@code withdraw all.potion}: withdraws gold or items
 * from the bank.
 *
 * @param what the sum, or the name of the items; empty to show what the bank keeps
 */
record WithdrawCommand(String what) implements Command.Timed {
    public static final Verb VERB =
            Verb.of(Verb.Kind.THINGS, "wit*hdraw").optionalText(WithdrawCommand::new);

    @Override
    public boolean needsSaving() {
        return true;
    }

    @Override
    public Intent intent(Scene scene) {
        if (what.isEmpty() || !scene.room().template().bank())
            return Intent.refuse(new BalanceCommand().run(scene));
        var self = scene.self();
        return new BankTransfer(
                        "withdraw",
                        what,
                        self.vault().gold(),
                        self.vault().things().items(),
                        "bank.no-such-thing")
                .intent(Withdraw.Gold::new, Withdraw::new);
    }
}
