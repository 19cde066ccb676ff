package emberdelve.server.rule.item;

import emberdelve.server.model.Action;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Item;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.OuterPlace;
import emberdelve.server.model.Pile;
import emberdelve.server.model.Turn;

import java.util.List;

/**
 * The taking off of worn items, which go into the pack.
 *
 * @param items at least one
 */
record TakeOff(List<Item> items) implements Action {
    @Override
    public Outcome perform(Turn turn) {
        for (var item : items) {
            item.moveTo(new OuterPlace.Carried(turn.self()));
            turn.emit(new ItemEvent.TookOff(turn.self().named(), new Pile(item.type(), 1)));
        }
        return new Outcome.Done(Effort.HANDLE);
    }
}
