package emberdelve.server.feature.item;

import emberdelve.config.content.ItemType;
import emberdelve.server.command.Command;
import emberdelve.server.command.Find;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.TargetName;
import emberdelve.server.command.Verb;
import emberdelve.server.model.Item;

import java.util.List;
import java.util.Map;

/**
 * {@code sell mace}, {@code sell all.die}, {@code sell all}: sells items from the pack, not worn
 * ones. {@code all} means all treasure: nobody means the potions, too.
 */
record SellCommand(String what) implements Command.Timed {
    public static final Verb VERB = Verb.of(Verb.Kind.THINGS, "sel*l").text(SellCommand::new);

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
        return items.isEmpty()
                ? Intent.refuse(Reply.note("item.none", Map.of("what", what)))
                : Intent.to(new Sell(counter.get().trade(), items));
    }

    private static Intent treasure(Counter counter, List<Item> pack) {
        var treasure =
                pack.stream().filter(item -> item.type().kind() == ItemType.Kind.TREASURE).toList();
        return treasure.isEmpty()
                ? Intent.refuse(Reply.note("shop.no-treasure"))
                : Intent.to(new Sell(counter.trade(), treasure));
    }
}
