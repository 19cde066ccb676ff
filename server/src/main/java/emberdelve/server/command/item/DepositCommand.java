package emberdelve.server.command.item;

import emberdelve.server.command.Command;
import emberdelve.server.command.Find;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.TargetName;
import emberdelve.server.command.Verb;
import emberdelve.server.world.action.Deposit;
import java.util.Map;

/**
 * {@code deposit 50}, {@code deposit all}, {@code deposit all.potion}: gives the bank gold, or
 * things from the pack.
 *
 * @param what may be empty: what is there, then
 */
public record DepositCommand(String what) implements Command.Timed {
    public static final Verb VERB =
            Verb.of(Verb.Kind.THINGS, "deposit").optionalText(DepositCommand::new);

    @Override
    public boolean needsSaving() {
        return true;
    }

    @Override
    public Intent intent(Scene scene) {
        if (what.isEmpty() || !scene.room().template().bank())
            return Intent.refuse(new Balance().run(scene));
        var sum = Sum.parse(what, scene.self().gold());
        return sum.isPresent() ? gold(sum.get()) : things(scene);
    }

    private static Intent gold(Sum sum) {
        return switch (sum) {
            case Sum.Of(var amount) -> Intent.to(new Deposit.Gold(amount));
            case Sum.Wrong(var typed) ->
                Intent.refuse(Reply.note("gold.how-much", Map.of("typed", typed)));
        };
    }

    private Intent things(Scene scene) {
        var name = TargetName.parse(what);
        var among = scene.self().pack().items();
        if (Find.isAmbiguous(among, name))
            return Intent.refuse(Find.which(among, name, id -> "deposit " + id));
        var items = Find.items(among, name);
        return items.isEmpty()
                ? Intent.refuse(Reply.note("item.none", Map.of("what", what)))
                : Intent.to(new Deposit(items));
    }
}
