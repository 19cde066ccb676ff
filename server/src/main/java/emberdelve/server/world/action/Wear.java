package emberdelve.server.world.action;

import emberdelve.config.content.ItemType;
import emberdelve.server.world.actor.Actor;
import emberdelve.server.world.event.Handling;
import emberdelve.server.world.event.Pile;
import emberdelve.server.world.item.Item;
import emberdelve.server.world.item.Place;

/** Puts something from the pack on; what was worn there comes off first. */
public record Wear(Item item) implements Action {
    @Override
    public Outcome perform(Turn turn) {
        var worn = item.type().worn();
        if (worn.isEmpty()) return new Outcome.Refused("wear.not-wearable");

        var self = turn.self();
        takeOff(turn, self, worn.get().slot());
        item.moveTo(new Place.Worn(self, worn.get().slot()));
        var weapon = worn.get().slot() == ItemType.Slot.WEAPON;
        turn.emit(new Handling.PutOn(self.named(), new Pile(item.type(), 1), weapon));
        return new Outcome.Done(Effort.HANDLE);
    }

    private static void takeOff(Turn turn, Actor self, ItemType.Slot slot) {
        var old = self.worn().get(slot);
        if (old == null) return;
        old.moveTo(new Place.Carried(self));
        turn.emit(new Handling.TookOff(self.named(), new Pile(old.type(), 1)));
    }
}
