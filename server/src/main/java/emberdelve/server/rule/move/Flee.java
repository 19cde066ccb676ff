package emberdelve.server.rule.move;

import emberdelve.config.content.Trait.Drawback;
import emberdelve.server.model.Action;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.Turn;
import emberdelve.server.rule.fight.Fights;

/**
 * The flight out of a fight: the way the actor came, else through any exit that is open and not
 * held. Whoever is held, or falls in the attempt, does not get away.
 */
public record Flee() implements Action {
    @Override
    public Outcome perform(Turn turn) {
        if (!turn.self().combat().isFighting()) return new Outcome.Refused("flee.no-fight");

        if (turn.self().gear().has(Drawback.NO_FLEEING))
            return new Outcome.Refused("flee.weighed-down");
        var ways = turn.waysToFlee();
        if (ways.isEmpty()) return new Outcome.Refused("flee.no-way");

        if (!turn.part(Fights.class).part(turn.self())) return new Outcome.Done(Effort.MOVE);
        var way =
                turn.part(Trails.class)
                        .back(turn.self(), ways)
                        .orElseGet(() -> ways.get(turn.random().nextInt(ways.size())));
        turn.part(Travel.class).flee(turn.self(), way);
        return new Outcome.Done(Effort.MOVE);
    }
}
