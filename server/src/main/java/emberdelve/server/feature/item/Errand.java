package emberdelve.server.feature.item;

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
 * What somebody wants moved at a bank, one way or the other: a sum of gold, or things.
 *
 * @param word that was typed for it
 * @param what the rest of the line
 * @param gold what {@code all} stands for
 * @param among the things it can be about
 * @param missing the message for a name that none of them has
 */
record Errand(String word, String what, long gold, List<Item> among, String missing) {
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
                ? Intent.refuse(Reply.note(missing, Map.of("what", what)))
                : Intent.to(moves.apply(items));
    }
}
