package emberdelve.server.command.item;

import emberdelve.server.command.Command;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.world.action.Deposit;

/**
 * {@code deposit 50}, {@code deposit all}, {@code deposit all.potion}: gives the bank gold, or
 * things from the pack.
 *
 * @param what may be empty: what is there, then
 */
public record DepositCommand(String what) implements Command.Timed {
    public static final Verb VERB =
            Verb.of(Verb.Kind.THINGS, "de*posit").optionalText(DepositCommand::new);

    @Override
    public boolean needsSaving() {
        return true;
    }

    @Override
    public Intent intent(Scene scene) {
        if (what.isEmpty() || !scene.room().template().bank())
            return Intent.refuse(new Balance().run(scene));
        var self = scene.self();
        return new Errand("deposit", what, self.gold(), self.pack().items(), "item.none")
                .intent(Deposit.Gold::new, Deposit::new);
    }
}
