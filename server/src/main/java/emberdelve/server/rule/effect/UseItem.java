package emberdelve.server.rule.effect;

import emberdelve.config.content.Trigger.When;
import emberdelve.server.kernel.Deed;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Action;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Item;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.Turn;

import java.util.List;
import java.util.Map;

/**
 * The use of an item from the pack: drinks, reads or throws it. It is used up only if it worked on
 * a target.
 *
 * @param targets the targets that the item's selector found
 */
public record UseItem(Item item, List<Actor> targets) implements Action {
    @Override
    public Outcome perform(Turn turn) {
        var worked = turn.part(Effects.class).use(turn.self(), item, targets);
        if (worked && turn.self().isPresent())
            turn.part(World.class)
                    .hooks()
                    .deed(
                            Deed.of(turn.room(), When.USE, turn.self())
                                    .called(item.type().name())
                                    .with(List.of(item.type())));
        return worked
                ? new Outcome.Done(Effort.USE)
                : new Outcome.Refused(
                        "use.nothing-happens", List.of(), Map.of("item", item.type().name()));
    }
}
