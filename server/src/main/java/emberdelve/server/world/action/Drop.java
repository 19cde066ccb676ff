package emberdelve.server.world.action;

import emberdelve.server.world.event.Handling;
import emberdelve.server.world.item.Item;
import emberdelve.server.world.item.Place;

import java.util.List;

/** Puts things from the pack on the floor; what is bound stays. */
public record Drop(List<Item> items) implements Action {
    @Override
    public Outcome perform(Turn turn) {
        var things = FreeAndBound.of(items);
        if (things.free().isEmpty()) return things.refused();
        for (var item : things.free()) item.moveTo(new Place.OnFloor(turn.room()));
        for (var pile : Take.piles(things.free()))
            turn.emit(new Handling.Dropped(turn.self().named(), pile));
        things.tellKept(turn);
        return new Outcome.Done(Effort.HANDLE);
    }
}
