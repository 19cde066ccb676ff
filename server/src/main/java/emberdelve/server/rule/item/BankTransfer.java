package emberdelve.server.rule.item;

import emberdelve.server.command.Command.Intent;
import emberdelve.server.command.Find;
import emberdelve.server.command.Reply;
import emberdelve.server.command.TargetName;
import emberdelve.server.model.Action;
import emberdelve.server.model.Item;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.LongFunction;

/**
 * A wish to deposit or withdraw gold or items at a bank.
 *
 * @param word the verb that was typed
 * @param what the rest of the line
 * @param gold the sum that {@code all} means
 * @param among the items that may be moved
 * @param missing the message for a name that none of the items has
 */
record BankTransfer(String word, String what, long gold, List<Item> among, String missing) {
    Intent intent(LongFunction<Action> movesGold, Function<List<Item>, Action> movesThings) {
        var sum = Sum.parse(what, gold);
        return sum.isPresent() ? ofGold(sum.get(), movesGold) : ofThings(movesThings);
    }

    private static Intent ofGold(Sum sum, LongFunction<Action> moves) {
        return switch (sum) {
            case Sum.Of(var amount) -> Intent.to(moves.apply(amount));
            case Sum.Wrong(var typed) when typed.equals("all") ->
                    Intent.refuse(Reply.note("gold.none"));
            case Sum.Wrong(var typed) ->
                    Intent.refuse(Reply.note("gold.how-much", Map.of("typed", typed)));
        };
    }

    private Intent ofThings(Function<List<Item>, Action> moves) {
        var name = TargetName.parse(what);
        if (Find.isAmbiguous(among, name))
            return Intent.refuse(Find.which(among, name, id -> word + " " + id));
        var items = Find.items(among, name);
        return items.isEmpty()
                ? Intent.refuse(Find.none(missing, what))
                : Intent.to(moves.apply(items));
    }
}
