package emberdelve.server.world.action;

import emberdelve.server.world.event.Handling;
import emberdelve.server.world.item.Item;
import emberdelve.server.world.item.Place;
import java.util.List;

/** Puts things from the pack on the floor. */
public record Drop(List<Item> items) implements Action {
    @Override
    public Outcome perform(Turn turn) {
        for (var item : items) item.moveTo(new Place.OnFloor(turn.room()));
        for (var pile : Take.piles(items))
            turn.emit(new Handling.Dropped(turn.self().named(), pile));
        return new Outcome.Done(Effort.HANDLE);
    }
}
