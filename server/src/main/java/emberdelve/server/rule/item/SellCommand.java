package emberdelve.server.rule.item;

import emberdelve.config.content.ItemType;
import emberdelve.server.command.Command;
import emberdelve.server.command.Find;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.TargetName;
import emberdelve.server.command.Verb;
import emberdelve.server.model.Item;
import emberdelve.server.view.Question;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * {@code sell mace}, {@code sell all.die}, {@code sell all}: sells items from the pack, not worn
 * ones. {@code all} means all treasure, and not potions and the like. Before an improved item is
 * sold, the player is asked.
 *
 * @param sure whether the player has confirmed
 */
record SellCommand(String what, boolean sure) implements Command.Timed {
    private static final String SURE = " yes";

    public static final Verb VERB = Verb.of(Verb.Kind.THINGS, "sel*l").text(SellCommand::parse);

    private static SellCommand parse(String rest) {
        return rest.endsWith(SURE)
                ? new SellCommand(rest.substring(0, rest.length() - SURE.length()), true)
                : new SellCommand(rest, false);
    }

    @Override
    public boolean needsSaving() {
        return true;
    }

    @Override
    public Intent intent(Scene scene) {
        var counter = Counter.here(scene);
        if (counter.isEmpty()) return Intent.refuse(Counter.NONE);
        var name = TargetName.parse(what);
        var pack = FreeAndBound.freeFirst(scene.self().pack().items());
        if (Find.isAmbiguous(pack, name))
            return Intent.refuse(Find.which(pack, name, id -> "sell " + id));
        if (name.isEverything()) return treasure(counter.get(), pack);
        var items = Find.items(pack, name);
        if (items.isEmpty()) return Intent.refuse(Find.none("item.none", what));
        var better = items.stream().filter(item -> item.improved() > 0).findFirst();
        return sure || better.isEmpty()
                ? Intent.to(new Sell(counter.get().trade(), items))
                : Intent.refuse(askFirst(counter.get().trade(), better.get()));
    }

    /**
     * Asks whether the player means it: the shop pays little of what the smith took for the
     * improvement, and nothing brings the item back.
     */
    private Reply askFirst(Trade trade, Item improved) {
        var about =
                Map.of(
                        "item", improved.type().name(),
                        "amount", Long.toString(trade.offer(improved.type())));
        var options =
                List.of(
                        Question.Option.of("yes", "sell " + what + SURE),
                        Question.Option.of("no", ""));
        return Reply.of(new Question("question.sell-improved", about, options, Optional.of(2)));
    }

    private static Intent treasure(Counter counter, List<Item> pack) {
        var treasure =
                pack.stream().filter(item -> item.type().kind() == ItemType.Kind.TREASURE).toList();
        return treasure.isEmpty()
                ? Intent.refuse(Reply.note("shop.no-treasure"))
                : Intent.to(new Sell(counter.trade(), treasure));
    }
}
