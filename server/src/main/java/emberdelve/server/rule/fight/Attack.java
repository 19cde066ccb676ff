package emberdelve.server.rule.fight;

import emberdelve.server.model.Action;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.Turn;

/** The blow at an actor in the room, against whom the fight then goes on by itself. */
public record Attack(Actor target) implements Action {
    @Override
    public Outcome perform(Turn turn) {
        var self = turn.self();
        if (target == self) return new Outcome.Refused("attack.yourself");
        if (!target.isPresent() || target.room() != self.room())
            return new Outcome.Refused("attack.not-here", target.named());
        if (turn.room().zone().template().safe()) return new Outcome.Refused("attack.safe");
        if (!turn.part(Sides.class).mayHarm(turn.self(), target))
            return new Outcome.Refused("attack.friend", target.named());

        self.combat().turnTo(target);
        turn.part(Fights.class).strike(self, target);
        return new Outcome.Done(Effort.ATTACK);
    }
}
