package emberdelve.server.feature.reload;

import emberdelve.config.content.ItemType;
import emberdelve.server.kernel.Items;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Item;
import emberdelve.server.model.ItemId;
import emberdelve.server.model.Nature;
import emberdelve.server.model.OuterPlace;
import emberdelve.server.model.Pile;
import emberdelve.server.model.Room;

import java.util.EnumMap;
import java.util.List;

/**
 * The refit of things and characters with the types and classes of the content that is in force. A
 * thing whose type is no more becomes a strange thing until the type is back; an improved item
 * stays improved. What does not fit any more comes off, and is put on again when it fits again.
 * Thread: world.
 */
final class Refit {
    private final World world;
    private final Displacements displacements;
    private final Tidings tidings;

    Refit(World world, Displacements displacements, Tidings tidings) {
        this.world = world;
        this.displacements = displacements;
        this.tidings = tidings;
    }

    /**
     * Refits everything and everybody in the dungeon; {@code gone}: rooms that are not on the map.
     */
    void all(List<Room> gone) {
        for (var zone : world.map().zones()) zone.rooms().forEach(this::lyingIn);
        gone.forEach(this::lyingIn);
        world.population().all().forEach(this::refit);
    }

    /** Refits an actor with all that it has. */
    void refit(Actor actor) {
        actor.pack().items().forEach(this::refit);
        actor.vault().things().items().forEach(this::refit);
        actor.belongings().replaceAll(type -> Items.type(world.content(), type.id()));
        if (!actor.worn().isEmpty()) wornBy(actor);
        displacements.of(actor.id()).worn().forEach((slot, item) -> putOnAgain(actor, slot, item));
        if (actor.nature() instanceof Nature.PlayerCharacter character) refit(actor, character);
    }

    private void wornBy(Actor actor) {
        var were = new EnumMap<ItemType.Slot, ItemType>(ItemType.Slot.class);
        actor.worn().forEach((slot, item) -> were.put(slot, item.type()));
        // All items are refitted before the actor is, or its hit points could fall for a moment.
        actor.worn().values().forEach(this::refit);
        actor.refit();
        for (var worn : List.copyOf(actor.worn().entrySet())) {
            var slot = worn.getKey();
            var item = worn.getValue();
            if (fits(item, slot)) continue;
            item.moveTo(new OuterPlace.Carried(actor));
            displacements.cameOff(actor, slot, item);
            var was = new Pile(were.getOrDefault(slot, item.type()), 1);
            tidings.tell(actor, new ReloadEvent.CameOff(actor.named(), was));
        }
    }

    /**
     * Puts the item on again if it fits, unless something else is worn there now, or its owner has
     * put it away.
     */
    private void putOnAgain(Actor actor, ItemType.Slot slot, ItemId id) {
        var item = actor.pack().items().stream().filter(its -> its.id().equals(id)).findFirst();
        if (item.filter(its -> !fits(its, slot)).isPresent()) return;
        displacements.forget(actor, slot);
        if (item.isEmpty() || actor.worn().containsKey(slot)) return;
        item.get().moveTo(new OuterPlace.Worn(actor, slot));
        // An actor that may have more hit points now has to heal up to them.
        if (actor.isPresent() && actor.hp() < actor.stats().hp())
            actor.room().zone().hurt().add(actor);
        tidings.tell(
                actor, new ReloadEvent.PutOnAgain(actor.named(), new Pile(item.get().type(), 1)));
    }

    private static boolean fits(Item item, ItemType.Slot slot) {
        return item.type().worn().filter(its -> its.slot().places().contains(slot)).isPresent();
    }

    private void refit(Actor actor, Nature.PlayerCharacter was) {
        var now = world.content().classes().get(was.characterClass().id());
        if (now == null || now.equals(was.characterClass())) return;
        actor.become(new Nature.PlayerCharacter(was.accountId(), now, was.bornTick()));
    }

    private void lyingIn(Room room) {
        room.floor().items().forEach(this::refit);
        for (var corpse : room.corpses()) corpse.items().items().forEach(this::refit);
    }

    private void refit(Item item) {
        item.become(Items.type(world.content(), item.type().id(), item.improved()));
        item.contents().items().forEach(this::refit);
    }
}
