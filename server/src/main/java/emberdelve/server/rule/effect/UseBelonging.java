package emberdelve.server.rule.effect;

import emberdelve.config.content.ItemType;
import emberdelve.server.model.Action;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.Turn;

import java.util.List;

/** The use of one of a monster's belongings, which become items of the world only when it dies. */
public record UseBelonging(ItemType type, List<Actor> targets) implements Action {
    @Override
    public Outcome perform(Turn turn) {
        var self = turn.self();
        if (!turn.part(Effects.class).use(self, type, targets))
            return new Outcome.Refused("use.nothing-happens");

        self.belongings().remove(type);
        return new Outcome.Done(Effort.USE);
    }
}
