package emberdelve.server.rule.item;

import emberdelve.server.model.Action;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Item;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.OuterPlace;
import emberdelve.server.model.Turn;

import java.util.List;

/** The dropping of items from the pack on the floor; bound items stay. */
record Drop(List<Item> items) implements Action {
    @Override
    public Outcome perform(Turn turn) {
        var things = FreeAndBound.of(items);
        if (things.free().isEmpty()) return things.refused();
        for (var item : things.free()) item.moveTo(new OuterPlace.OnFloor(turn.room()));
        for (var pile : Take.piles(things.free()))
            turn.emit(new ItemEvent.Dropped(turn.self().named(), pile));
        things.tellKept(turn);
        return new Outcome.Done(Effort.HANDLE);
    }
}
