package emberdelve.server.rule.item;

import emberdelve.config.content.Trigger;
import emberdelve.server.kernel.Deed;
import emberdelve.server.kernel.Items;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Action;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Burden;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Item;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.OuterPlace;
import emberdelve.server.model.Pile;
import emberdelve.server.model.Turn;
import emberdelve.server.rule.group.Approaches;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The gift of items from the pack to another character in the room; bound items stay. */
record Give(List<Item> items, Actor receiver) implements Action {
    @Override
    public Outcome perform(Turn turn) {
        if (receiver == turn.self()) return new Outcome.Refused("give.yourself");
        var things = FreeAndBound.of(items);
        if (!receiver.isCharacter()) return toMonster(turn, things);
        if (things.free().isEmpty()) return things.refused();
        var approaches = turn.part(Approaches.class);
        var refused = approaches.refused(turn.self(), receiver);
        if (refused.isPresent()) return refused.get();
        var given = new ArrayList<Item>();
        for (var item : things.free()) {
            if (!turn.part(Burden.class).canCarry(receiver, item)) continue;
            item.moveTo(new OuterPlace.Carried(receiver));
            given.add(item);
        }
        if (given.isEmpty()) return new Outcome.Refused("give.hands-full", receiver.named());

        approaches.happened(turn.self(), receiver);
        for (var pile : Take.piles(given))
            turn.emit(new ItemEvent.Gave(turn.self().named(), receiver.named(), pile));
        things.tellKept(turn);
        return new Outcome.Done(Effort.HANDLE);
    }

    /** Gives a monster one thing, which it takes only if one of its triggers waits for it. */
    private Outcome toMonster(Turn turn, FreeAndBound things) {
        var hooks = turn.part(World.class).hooks();
        var item = things.free().isEmpty() ? items.getFirst() : things.free().getFirst();
        var deed =
                Deed.of(turn.room(), Trigger.When.GIVE, turn.self())
                        .to(Optional.of(receiver))
                        .with(List.of(item.type()));
        if (!hooks.isAwaited(deed))
            return hooks.isResting(deed)
                    ? new Outcome.Refused("give.too-soon", receiver.named())
                    : new Outcome.Refused("give.not-wanted", receiver.named());
        if (things.free().isEmpty()) return things.refused();
        // If something is still wanting, the player has been told so, and keeps the thing.
        if (hooks.isHindered(deed, item)) return new Outcome.Done(Effort.HANDLE);

        var pile = new Pile(item.type(), 1);
        turn.part(Items.class).destroy(item, "given to " + receiver.name());
        turn.emit(new ItemEvent.Gave(turn.self().named(), receiver.named(), pile));
        hooks.deed(deed);
        return new Outcome.Done(Effort.HANDLE);
    }
}
