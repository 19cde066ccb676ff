package emberdelve.server.rule.item;

import emberdelve.server.command.Command;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

/**
 * {@code deposit 50}, {@code deposit all}, {@code deposit all.potion}: deposits gold or items from
 * the pack at the bank.
 *
 * @param what the sum, or the name of the items; empty to show what the bank keeps
 */
record DepositCommand(String what) implements Command.Timed {
    public static final Verb VERB =
            Verb.of(Verb.Kind.THINGS, "de*posit").optionalText(DepositCommand::new);

    @Override
    public boolean needsSaving() {
        return true;
    }

    @Override
    public Intent intent(Scene scene) {
        if (what.isEmpty() || !scene.room().template().bank())
            return Intent.refuse(new BalanceCommand().run(scene));
        var self = scene.self();
        // Without free gold, "all" means the bound gold, so that the refusal says that it is bound.
        var most = self.freeGold() > 0 ? self.freeGold() : self.gold();
        return new BankTransfer("deposit", what, most, self.pack().items(), "item.none")
                .intent(Deposit.Gold::new, Deposit::new);
    }
}
