package emberdelve.server.feature.item;

import emberdelve.server.model.Action;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Burden;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Item;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.Place;
import emberdelve.server.model.Turn;

import java.util.ArrayList;
import java.util.List;

/** Gives items from the pack to another character in the room; bound items stay. */
record Give(List<Item> items, Actor receiver) implements Action {
    @Override
    public Outcome perform(Turn turn) {
        if (receiver == turn.self()) return new Outcome.Refused("give.yourself");
        if (!receiver.isCharacter())
            return new Outcome.Refused("give.not-wanted", receiver.named());
        var things = FreeAndBound.of(items);
        if (things.free().isEmpty()) return things.refused();
        var given = new ArrayList<Item>();
        for (var item : things.free()) {
            if (!turn.part(Burden.class).canCarry(receiver, item)) continue;
            item.moveTo(new Place.Carried(receiver));
            given.add(item);
        }
        if (given.isEmpty()) return new Outcome.Refused("give.hands-full", receiver.named());

        for (var pile : Take.piles(given))
            turn.emit(new ItemEvent.Gave(turn.self().named(), receiver.named(), pile));
        things.tellKept(turn);
        return new Outcome.Done(Effort.HANDLE);
    }
}
