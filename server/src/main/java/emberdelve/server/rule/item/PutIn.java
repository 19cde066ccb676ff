package emberdelve.server.rule.item;

import emberdelve.server.model.Action;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Item;
import emberdelve.server.model.Nesting;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.OuterPlace;
import emberdelve.server.model.Place;
import emberdelve.server.model.Turn;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The putting of items from the pack into a container, as many as fit. Bound items do not go into a
 * container on the floor.
 */
record PutIn(List<Item> items, Item container) implements Action {
    @Override
    public Outcome perform(Turn turn) {
        // Anybody can take from a container on the floor.
        if (container.firstBarredTo(turn.self().id()).isPresent())
            return new Outcome.Refused(
                    "put.locked", List.of(), Map.of("item", container.type().name()));
        var own =
                container.outermostPlace().equals(new OuterPlace.Carried(turn.self()))
                        || container.boundTo().isPresent();
        var things = own ? new FreeAndBound(items, List.of()) : FreeAndBound.of(items);
        if (things.free().isEmpty()) return things.refused();
        var put = new ArrayList<Item>();
        for (var item : things.free()) {
            if (!Nesting.fits(item, container)) continue;
            item.moveTo(new Place.InContainer(container));
            put.add(item);
        }
        var into = container.type().name();
        if (put.isEmpty())
            return new Outcome.Refused("put.no-room", List.of(), Map.of("container", into));

        for (var pile : Take.piles(put))
            turn.emit(new ItemEvent.PutInto(turn.self().named(), pile, into));
        things.tellKept(turn);
        return new Outcome.Done(Effort.HANDLE);
    }
}
