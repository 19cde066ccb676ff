package emberdelve.server.world.action;

import emberdelve.server.world.actor.Actor;
import emberdelve.server.world.event.Handling;
import emberdelve.server.world.item.Burden;
import emberdelve.server.world.item.Item;
import emberdelve.server.world.item.Place;

import java.util.ArrayList;
import java.util.List;

/** Hands things from the pack to another character in the room; what is bound stays. */
public record Give(List<Item> items, Actor receiver) implements Action {
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
            turn.emit(new Handling.Gave(turn.self().named(), receiver.named(), pile));
        things.tellKept(turn);
        return new Outcome.Done(Effort.HANDLE);
    }
}
