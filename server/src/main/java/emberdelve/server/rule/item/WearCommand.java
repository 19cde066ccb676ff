package emberdelve.server.rule.item;

import emberdelve.config.content.ItemType;
import emberdelve.server.command.Command;
import emberdelve.server.command.Find;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.TargetName;
import emberdelve.server.command.Verb;
import emberdelve.server.model.Item;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * {@code wear shield}, {@code wield sword}: puts on an item from the pack; {@code wear all} fills
 * all free places.
 */
record WearCommand(String what) implements Command.Timed {
    public static final Verb VERB = Verb.of(Verb.Kind.THINGS, "wea*r").text(WearCommand::new);
    public static final Verb WIELD = Verb.of(Verb.Kind.THINGS, "wie*ld").text(WearCommand::new);

    @Override
    public Intent intent(Scene scene) {
        var name = TargetName.parse(what);
        var pack = scene.self().pack().items();
        var wearable = pack.stream().filter(WearCommand::isWearable).toList();
        if (Find.isAmbiguous(wearable, name))
            return Intent.refuse(Find.which(wearable, name, id -> "wear " + id));

        var fitting = Find.items(wearable, name);
        if (name.isPlural()) return wearAll(scene, fitting);
        var items = fitting.isEmpty() ? Find.items(pack, name) : fitting;
        if (items.isEmpty()) return Intent.refuse(missing(scene, name));
        return Intent.to(new Wear(List.of(items.getFirst())));
    }

    private static Intent wearAll(Scene scene, List<Item> fitting) {
        var places = new EnumMap<ItemType.Slot, Item>(ItemType.Slot.class);
        for (var item : fitting) {
            item.type().worn().orElseThrow().slot().places().stream()
                    .filter(slot -> !scene.self().worn().containsKey(slot))
                    .filter(slot -> !places.containsKey(slot))
                    .findFirst()
                    .ifPresent(slot -> places.put(slot, item));
        }
        return places.isEmpty()
                ? Intent.refuse(Reply.note("wear.nothing"))
                : Intent.to(new Wear(List.copyOf(places.values())));
    }

    private Reply missing(Scene scene, TargetName name) {
        var worn = Find.items(List.copyOf(scene.self().worn().values()), name);
        return worn.isEmpty()
                ? Find.none("item.none", what)
                : Reply.note("wear.already", Map.of("item", worn.getFirst().type().name()));
    }

    private static boolean isWearable(Item item) {
        return item.type().worn().isPresent();
    }
}
