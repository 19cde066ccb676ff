package emberdelve.server.rule.item;

import emberdelve.server.model.Action;
import emberdelve.server.model.Burden;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Item;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.OuterPlace;
import emberdelve.server.model.Turn;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The taking of items out of a container, as many as the actor can carry. */
record TakeOut(List<Item> items, Item container) implements Action {
    @Override
    public Outcome perform(Turn turn) {
        var self = turn.self();
        if (container.firstBarredTo(self.id()).isPresent())
            return new Outcome.Refused(
                    "put.locked", List.of(), Map.of("item", container.type().name()));
        var own = container.outermostPlace().equals(new OuterPlace.Carried(self));
        var taken = new ArrayList<Item>();
        var left = new ArrayList<Item>();
        for (var item : items) {
            // An item from the actor's own bag adds no weight, but counts as one item more.
            if (own
                    ? turn.part(Burden.class).hasHandsFree(turn.self())
                    : turn.part(Burden.class).canCarry(turn.self(), item)) {
                item.moveTo(new OuterPlace.Carried(self));
                taken.add(item);
            } else left.add(item);
        }
        if (taken.isEmpty()) return new Outcome.Refused("take.hands-full");

        for (var pile : Take.piles(taken))
            turn.emit(new ItemEvent.TookOut(self.named(), pile, container.type().name()));
        Take.leave(turn, left, ItemEvent.Left.Reason.TooMuch.TOO_MUCH);
        return new Outcome.Done(Effort.HANDLE);
    }
}
