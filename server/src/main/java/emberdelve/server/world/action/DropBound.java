package emberdelve.server.world.action;

import emberdelve.server.world.Items;
import emberdelve.server.world.event.Handling;
import emberdelve.server.world.event.Pile;
import emberdelve.server.world.item.Item;

import java.util.List;
import java.util.Map;

/** Destroys a thing that is bound: on the floor it would lie for ever, since none could take it. */
public record DropBound(Item item) implements Action {
    @Override
    public Outcome perform(Turn turn) {
        var type = item.type();
        if (!item.contents().items().isEmpty())
            return new Outcome.Refused("drop.not-empty", List.of(), Map.of("item", type.name()));
        turn.part(Items.class).destroy(item, "dropped " + type.id());
        turn.emit(new Handling.Crumbled(turn.self().named(), new Pile(type, 1)));
        return new Outcome.Done(Effort.HANDLE);
    }
}
