package emberdelve.server.rule.item;

import emberdelve.config.content.ItemType;
import emberdelve.server.model.Action;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Item;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.OuterPlace;
import emberdelve.server.model.Pile;
import emberdelve.server.model.Turn;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The putting on of items from the pack; items that are worn in their places come off first.
 *
 * @param items the items, at least one, and no more of a slot than there are places for it
 */
public record Wear(List<Item> items) implements Action {
    @Override
    public Outcome perform(Turn turn) {
        if (items.stream().anyMatch(item -> item.type().worn().isEmpty()))
            return new Outcome.Refused("wear.not-wearable");
        for (var item : items) putOn(turn, item, item.type().worn().orElseThrow().slot());
        // A worn thing may raise the greatest hit points; the actor recovers the difference by
        // resting.
        var self = turn.self();
        if (self.hp() < self.stats().hp()) turn.room().zone().hurt().add(self);
        return new Outcome.Done(Effort.HANDLE);
    }

    private static void putOn(Turn turn, Item item, ItemType.Slot usual) {
        var self = turn.self();
        var slot = place(self, usual);
        takeOff(turn, self, slot);
        item.moveTo(new OuterPlace.Worn(self, slot));
        var weapon = slot == ItemType.Slot.WEAPON;
        turn.emit(new ItemEvent.PutOn(self.named(), new Pile(item.type(), 1), weapon));
    }

    /**
     * The place to which a thing of that slot goes: where nothing is worn, else where what is worn
     * is worth least.
     */
    public static ItemType.Slot place(Actor self, ItemType.Slot usual) {
        return free(self, usual)
                .orElseGet(() ->
                        usual.places().stream()
                                .min(Comparator.comparingLong(slot -> value(self, slot)))
                                .orElse(usual));
    }

    private static long value(Actor self, ItemType.Slot slot) {
        var worn = self.worn().get(slot);
        return worn == null ? 0 : worn.type().value();
    }

    /** The first place for a thing of that slot where nothing is worn. */
    public static Optional<ItemType.Slot> free(Actor self, ItemType.Slot usual) {
        return usual.places().stream().filter(slot -> !self.worn().containsKey(slot)).findFirst();
    }

    private static void takeOff(Turn turn, Actor self, ItemType.Slot slot) {
        var old = self.worn().get(slot);
        if (old == null) return;
        old.moveTo(new OuterPlace.Carried(self));
        turn.emit(new ItemEvent.TookOff(self.named(), new Pile(old.type(), 1)));
    }
}
