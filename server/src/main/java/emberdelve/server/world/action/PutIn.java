package emberdelve.server.world.action;

import emberdelve.server.world.event.Handling;
import emberdelve.server.world.item.Item;
import emberdelve.server.world.item.Nesting;
import emberdelve.server.world.item.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Puts things from the pack into something that can hold them, as many as fit. */
public record PutIn(List<Item> items, Item container) implements Action {
    @Override
    public Outcome perform(Turn turn) {
        var put = new ArrayList<Item>();
        for (var item : items) {
            if (!Nesting.fits(item, container)) continue;
            item.moveTo(new Place.InContainer(container));
            put.add(item);
        }
        var into = container.type().name();
        if (put.isEmpty())
            return new Outcome.Refused("put.no-room", List.of(), Map.of("container", into));

        for (var pile : Take.piles(put))
            turn.emit(new Handling.PutInto(turn.self().named(), pile, into));
        return new Outcome.Done(Effort.HANDLE);
    }
}
