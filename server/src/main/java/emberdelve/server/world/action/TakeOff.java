package emberdelve.server.world.action;

import emberdelve.server.world.event.Handling;
import emberdelve.server.world.event.Pile;
import emberdelve.server.world.item.Item;
import emberdelve.server.world.item.Place;

import java.util.List;

/**
 * Takes what is worn off and puts it into the pack.
 *
 * @param items at least one
 */
public record TakeOff(List<Item> items) implements Action {
    @Override
    public Outcome perform(Turn turn) {
        for (var item : items) {
            item.moveTo(new Place.Carried(turn.self()));
            turn.emit(new Handling.TookOff(turn.self().named(), new Pile(item.type(), 1)));
        }
        return new Outcome.Done(Effort.HANDLE);
    }
}
