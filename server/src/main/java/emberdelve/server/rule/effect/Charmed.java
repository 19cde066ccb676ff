package emberdelve.server.rule.effect;

import emberdelve.server.model.Action;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Mind;
import emberdelve.server.model.Rest;
import emberdelve.server.model.Turn;
import emberdelve.server.rule.fight.Attack;

import java.util.Optional;

/**
 * The mind of whoever is charmed: follows and defends the actor who charmed it (docs/rules.md
 * R6.12).
 */
record Charmed(Actor by) implements Mind {
    @Override
    public String word() {
        return "charmed";
    }

    @Override
    public Optional<Actor> master() {
        return Optional.of(by);
    }

    @Override
    public Action decide(Turn turn) {
        if (!by.isPresent()) return Rest.REST;
        if (by.room() != turn.room()) return Loyalty.follow(turn, by).orElse(Rest.REST);
        return Loyalty.threat(turn, by).<Action>map(Attack::new).orElse(Rest.REST);
    }
}
