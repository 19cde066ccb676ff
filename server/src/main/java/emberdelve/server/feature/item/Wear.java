package emberdelve.server.feature.item;

import emberdelve.config.content.ItemType;
import emberdelve.server.model.Action;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Item;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.Pile;
import emberdelve.server.model.Place;
import emberdelve.server.model.Turn;

import java.util.List;

/**
 * Puts on items from the pack; items that are worn in their places come off first.
 *
 * @param items at least one, each for another place
 */
record Wear(List<Item> items) implements Action {
    @Override
    public Outcome perform(Turn turn) {
        if (items.stream().anyMatch(item -> item.type().worn().isEmpty()))
            return new Outcome.Refused("wear.not-wearable");
        for (var item : items) putOn(turn, item, item.type().worn().orElseThrow().slot());
        return new Outcome.Done(Effort.HANDLE);
    }

    private static void putOn(Turn turn, Item item, ItemType.Slot slot) {
        var self = turn.self();
        takeOff(turn, self, slot);
        item.moveTo(new Place.Worn(self, slot));
        var weapon = slot == ItemType.Slot.WEAPON;
        turn.emit(new ItemEvent.PutOn(self.named(), new Pile(item.type(), 1), weapon));
    }

    private static void takeOff(Turn turn, Actor self, ItemType.Slot slot) {
        var old = self.worn().get(slot);
        if (old == null) return;
        old.moveTo(new Place.Carried(self));
        turn.emit(new ItemEvent.TookOff(self.named(), new Pile(old.type(), 1)));
    }
}
