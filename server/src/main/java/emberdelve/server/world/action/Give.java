package emberdelve.server.world.action;

import emberdelve.server.world.actor.Actor;
import emberdelve.server.world.event.Handling;
import emberdelve.server.world.item.Item;
import emberdelve.server.world.item.Place;
import java.util.List;

/** Hands things from the pack to another character in the room. */
public record Give(List<Item> items, Actor receiver) implements Action {
    @Override
    public Outcome perform(Turn turn) {
        if (receiver == turn.self()) return new Outcome.Refused("give.yourself");
        if (!receiver.isCharacter())
            return new Outcome.Refused("give.not-wanted", receiver.named());
        var limit = turn.world().rules().limits().carriedItems();
        if (Take.carried(receiver) + items.size() > limit)
            return new Outcome.Refused("give.hands-full", receiver.named());

        for (var item : items) item.moveTo(new Place.Carried(receiver));
        for (var pile : Take.piles(items))
            turn.emit(new Handling.Gave(turn.self().named(), receiver.named(), pile));
        return new Outcome.Done(Effort.HANDLE);
    }
}
