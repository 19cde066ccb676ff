package emberdelve.server.rule.item;

import emberdelve.server.kernel.Items;
import emberdelve.server.model.Action;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Item;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.Pile;
import emberdelve.server.model.Turn;

import java.util.List;
import java.util.Map;

/**
 * The destruction of a bound item that is dropped: on the floor it would stay for ever, because
 * nobody could take it.
 */
record DropBound(Item item) implements Action {
    @Override
    public Outcome perform(Turn turn) {
        var type = item.type();
        if (!item.contents().items().isEmpty())
            return new Outcome.Refused("drop.not-empty", List.of(), Map.of("item", type.name()));
        turn.part(Items.class).destroy(item, "dropped " + type.id());
        turn.emit(new ItemEvent.Crumbled(turn.self().named(), new Pile(type, 1)));
        return new Outcome.Done(Effort.HANDLE);
    }
}
