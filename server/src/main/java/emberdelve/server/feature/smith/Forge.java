package emberdelve.server.feature.smith;

import emberdelve.config.content.ItemType;
import emberdelve.config.content.Smith;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Item;
import emberdelve.server.model.OuterPlace;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The work of a smith and its price (docs/rules.md R15.1). Thread: world.
 *
 * @param plain the types of items without improvements, by their ids
 */
record Forge(Smith smith, Map<String, ItemType> plain) {
    /** The smith of that world; empty if there is none. */
    static Optional<Forge> of(World world) {
        return world.content()
                .part(Smith.class)
                .map(smith -> new Forge(smith, world.content().items()));
    }

    /** Runs the deed if the smith works in this room; else refuses, and says where to go. */
    static <T> T here(Scene scene, Function<Forge, T> deed, Function<Reply, T> refused) {
        var forge = of(scene.world());
        if (forge.isEmpty()) return refused.apply(Reply.note("smith.none"));
        var smith = forge.get().smith();
        if (smith.room().equals(scene.room().id())) return deed.apply(forge.get());
        var where = scene.world().map().room(smith.room()).template().name();
        return refused.apply(
                Reply.note("smith.not-here", Map.of("keeper", smith.name(), "room", where)));
    }

    /** The items that the actor wears or carries, but not those in bags. */
    static List<Item> held(Actor actor) {
        var held = new ArrayList<>(actor.worn().values());
        held.addAll(actor.pack().items());
        return held;
    }

    /** Whether the actor still wears the item, or carries it outside of bags. */
    static boolean isHeld(Item item, Actor actor) {
        return switch (item.place()) {
            case OuterPlace.Carried(var by) -> by == actor;
            case OuterPlace.Worn(var by, _) -> by == actor;
            default -> false;
        };
    }

    /** The reason why the item cannot be improved, as a message's key; empty if it can. */
    Optional<String> refusal(Item item) {
        if (!plain.containsKey(item.type().id()) || !smith.takes(item.type()))
            return Optional.of("smith.not-that");
        return item.improved() >= smith.steps() ? Optional.of("smith.best") : Optional.empty();
    }

    /** The price of the next step of an item that can be improved. */
    long price(Item item) {
        return smith.price().of(made(item), item.improved() + 1);
    }

    /** The type that an item that can be improved has after the next step. */
    ItemType next(Item item) {
        return smith.improved(made(item), item.improved() + 1);
    }

    private ItemType made(Item item) {
        return plain.getOrDefault(item.type().id(), item.type());
    }
}
