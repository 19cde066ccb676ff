package emberdelve.server.rule.fight;

import emberdelve.server.model.Action;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.Turn;

/** The step in front of a companion: the companion's enemies fight the rescuer from now on. */
public record Rescue(Actor ward) implements Action {
    @Override
    public Outcome perform(Turn turn) {
        var self = turn.self();
        if (ward == self) return new Outcome.Refused("rescue.yourself");
        if (!ward.isPresent() || ward.room() != self.room())
            return new Outcome.Refused("attack.not-here", ward.named());
        if (!turn.part(Sides.class).areTogether(self, ward))
            return new Outcome.Refused("rescue.stranger", ward.named());
        if (!turn.part(Fights.class).drawOff(self, ward))
            return new Outcome.Refused("rescue.no-need", ward.named());
        return new Outcome.Done(Effort.ATTACK);
    }
}
