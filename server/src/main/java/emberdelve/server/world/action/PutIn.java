package emberdelve.server.world.action;

import emberdelve.server.world.event.Handling;
import emberdelve.server.world.item.Item;
import emberdelve.server.world.item.Nesting;
import emberdelve.server.world.item.Place;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Puts things from the pack into something that can hold them, as many as fit. What is bound goes
 * into nothing that stands on the floor.
 */
public record PutIn(List<Item> items, Item container) implements Action {
    @Override
    public Outcome perform(Turn turn) {
        // Whatever stands on the floor is for anybody.
        var own = container.outermostPlace().equals(new Place.Carried(turn.self()));
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
            turn.emit(new Handling.PutInto(turn.self().named(), pile, into));
        things.tellKept(turn);
        return new Outcome.Done(Effort.HANDLE);
    }
}
